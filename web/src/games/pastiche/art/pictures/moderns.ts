// Cézanne, Seurat, van Gogh, Gauguin and Marc, each in the paints of its card, and skin in bisque.
import { blob, box, crown, disc, line, oval, poly, scatter, spots, zig } from "../../../../design/shapes";
import type { Paint, Region, Sketch } from "../paint";

/** Cézanne's patches, laid side by side over a place. */
function patches(seed: number, count: number, x: number, y: number, w: number, h: number): string {
  const next = scatter(seed);
  return Array.from({ length: count }, () => {
    const [px, py, pw, ph] = [x + next() * w, y + next() * h, 5 + next() * 7, 3 + next() * 5];
    return poly(px, py, px + pw, py - 1.5, px + pw + 1, py + ph, px - 1, py + ph + 1);
  }).join("");
}

/** A sunflower: petals, and a round heart. */
function sunflower(x: number, y: number, r: number, petals: Paint, heart: Paint, seed: number): Region[] {
  const next = scatter(seed);
  const ring = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * Math.PI * 2 + next() * 0.3;
    return oval(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.5, r * 0.22, (angle * 180) / Math.PI);
  });
  return [
    [petals, ring.join("") + disc(x, y, r)],
    [heart, disc(x, y, r * 0.62)],
  ];
}

/** A horse that bows its head: the round back, the bent neck. */
const horse = (x: number, y: number, coat: Paint, dark: Paint, light: Paint): Region[] => [
  [
    coat,
    blob(
      x + 14,
      y + 4,
      x + 32,
      y + 6,
      x + 50,
      y + 8,
      x + 62,
      y + 24,
      x + 60,
      y + 62,
      x + 48,
      y + 62,
      x + 44,
      y + 40,
      x + 28,
      y + 40,
      x + 26,
      y + 62,
      x + 15,
      y + 62,
      x + 13,
      y + 30,
    ),
  ],
  [
    coat,
    blob(
      x + 22,
      y + 4,
      x + 12,
      y - 4,
      x + 2,
      y + 4,
      x - 4,
      y + 24,
      x - 8,
      y + 38,
      x - 3,
      y + 44,
      x + 4,
      y + 38,
      x + 10,
      y + 24,
      x + 20,
      y + 28,
    ),
  ],
  [light, line(x + 26, y + 10, x + 42, y + 11, x + 54, y + 22, x + 55, y + 40), 3],
  [dark, line(x + 20, y - 1, x + 9, y + 1, x + 4, y + 12), 4],
  [dark, poly(x + 4, y + 2, x + 2, y - 8, x + 9, y - 1)],
  [dark, line(x + 36, y + 38, x + 35, y + 56) + line(x + 19, y + 34, x + 19, y + 58), 2],
  [dark, disc(x - 1, y + 24, 1.3)],
  [light, line(x - 3, y + 30, x - 4, y + 38), 2],
];

/** A kneeling Breton woman seen from behind: a black back and a great white bonnet. */
const bonnet = (x: number, y: number, size = 1): Region[] => [
  [
    "black",
    blob(
      x - 14 * size,
      y + 40 * size,
      x - 10 * size,
      y + 12 * size,
      x,
      y + 6 * size,
      x + 10 * size,
      y + 12 * size,
      x + 14 * size,
      y + 40 * size,
    ),
  ],
  ["bisque", disc(x + 6 * size, y + 2 * size, 4.6 * size)],
  [
    "white",
    blob(
      x - 11 * size,
      y + 6 * size,
      x - 10 * size,
      y - 6 * size,
      x,
      y - 11 * size,
      x + 8 * size,
      y - 6 * size,
      x + 5 * size,
      y + 5 * size,
      x,
      y + 12 * size,
      x - 6 * size,
      y + 11 * size,
    ),
  ],
  ["white-4", line(x - 6 * size, y - 3 * size, x - 1 * size, y + 2 * size, x - 2 * size, y + 9 * size), 1.2],
];

export const moderns: Record<string, Sketch> = {
  "The Card Players": () => ({
    w: 136,
    h: 106,
    regions: [
      ["brown-4", box(0, 0, 136, 106)],
      ["olive-5", box(0, 0, 136, 30)],
      ["brown-2", zig(0, 32, 136, 32), 2],
      ["orange-4", poly(38, 72, 100, 72, 104, 80, 34, 80)],
      ["orange", poly(42, 66, 96, 66, 100, 73, 38, 73)],
      ["orange-4", poly(44, 80, 50, 80, 48, 106, 42, 106) + poly(90, 80, 96, 80, 98, 106, 92, 106)],
      ["olive", poly(65, 66, 65, 44, 67, 34, 71, 34, 73, 44, 73, 66)],
      ["olive-2", zig(67, 44, 67, 62), 1.3],
      // with the pipe
      ["brown", blob(8, 108, 6, 62, 16, 42, 34, 42, 42, 58, 40, 108)],
      ["brown-5", line(22, 48, 24, 76, 20, 104) + line(14, 58, 12, 90), 1.8],
      ["brown", line(36, 52, 48, 62), 8],
      ["orange-1", oval(31, 32, 6.6, 9)],
      ["brown-5", blob(20, 25, 22, 12, 36, 11, 40, 22, 44, 25, 30, 26)],
      ["orange-1", line(40, 36, 46, 39), 1.6],
      ["orange-4", line(31, 32, 34, 32) + line(33, 38, 36, 38), 1],
      ["orange-1", poly(48, 56, 55, 54, 57, 63, 50, 64)],
      // across from him
      ["blue", blob(96, 108, 94, 58, 104, 44, 120, 44, 130, 62, 130, 108)],
      ["blue-4", line(116, 52, 118, 76, 114, 104) + line(124, 64, 124, 96), 1.8],
      ["blue-2", line(103, 54, 100, 80), 2.4],
      ["blue", line(102, 54, 90, 62), 8],
      ["orange-1", oval(107, 34, 6.6, 9)],
      ["olive-2", blob(96, 27, 100, 14, 116, 14, 120, 28, 108, 25)],
      ["orange-4", line(103, 34, 106, 34) + line(102, 40, 105, 40), 1],
      ["orange-1", poly(80, 54, 87, 56, 85, 64, 78, 63)],
      ["brown-5", poly(10, 104, 44, 104, 44, 106, 10, 106)],
    ],
  }),
  "Mont Sainte-Victoire": () => ({
    w: 144,
    h: 104,
    regions: [
      ["blue-1", box(0, 0, 144, 104)],
      ["blue-2", patches(3, 26, -4, 0, 140, 30)],
      ["magenta-1", patches(8, 10, 0, 4, 130, 24)],
      ["green-1", patches(5, 9, 0, 0, 130, 22)],
      ["violet", poly(18, 52, 40, 40, 58, 30, 74, 16, 82, 14, 92, 24, 108, 36, 130, 46, 144, 52)],
      ["violet-2", poly(40, 46, 74, 17, 80, 24, 66, 40, 56, 50) + poly(90, 28, 106, 38, 98, 48, 88, 40)],
      ["blue", poly(80, 16, 90, 26, 84, 44, 74, 50, 72, 34)],
      ["magenta-2", poly(58, 34, 72, 22, 64, 42, 50, 50) + poly(104, 38, 120, 46, 108, 51)],
      ["green-4", box(0, 50, 144, 54)],
      ["green", patches(11, 60, -4, 50, 144, 50)],
      ["amber", patches(14, 34, -4, 52, 144, 44)],
      ["blue-4", patches(17, 20, -4, 56, 144, 44)],
      ["violet-4", patches(19, 16, -4, 60, 144, 40)],
      ["magenta", patches(23, 10, 0, 56, 140, 34)],
      [
        "amber-2",
        poly(28, 60, 36, 58, 37, 66, 28, 67) +
          poly(62, 64, 74, 62, 75, 70, 62, 71) +
          poly(104, 58, 112, 57, 113, 64, 104, 65),
      ],
      ["magenta-4", poly(27, 60, 32, 55, 37, 59) + poly(61, 64, 68, 58, 76, 62) + poly(103, 58, 108, 53, 113, 57)],
      ["green-5", patches(29, 18, -6, 86, 146, 14)],
    ],
  }),
  "Bathers at Asnières": () => ({
    w: 148,
    h: 98,
    regions: [
      ["blue-1", box(0, 0, 148, 98)],
      [
        "purple-1",
        poly(
          20,
          26,
          34,
          26,
          34,
          18,
          37,
          18,
          37,
          26,
          60,
          26,
          60,
          20,
          63,
          20,
          63,
          26,
          96,
          26,
          96,
          16,
          99,
          16,
          99,
          26,
          148,
          24,
          148,
          32,
          20,
          32,
        ),
      ],
      ["blue-2", poly(60, 30, 148, 30, 148, 98, 128, 98, 70, 60, 46, 36)],
      [
        "blue",
        line(84, 44, 110, 44) +
          line(96, 54, 140, 54) +
          line(104, 64, 146, 63) +
          line(120, 78, 146, 77) +
          line(118, 36, 146, 36),
        1.5,
      ],
      ["green-2", poly(0, 30, 46, 32, 70, 60, 128, 98, 0, 98)],
      ["green", spots(6, 70, 0, 36, 84, 60, 1.8, 0.6)],
      ["green-4", crown(10, 26, 14, 11, 4) + crown(30, 28, 10, 8, 7)],
      ["bisque-1", poly(100, 30, 106, 18, 108, 30) + poly(128, 29, 133, 19, 135, 29)],
      // stretched out, and sitting far off
      ["bisque-1", blob(4, 84, 14, 76, 32, 78, 52, 86, 50, 92, 22, 92)],
      ["bisque", disc(14, 72, 4.6)],
      ["brown", blob(8, 71, 11, 65, 18, 65, 21, 71)],
      ["purple", blob(34, 86, 52, 86, 66, 92, 62, 97, 36, 95)],
      ["bisque-1", blob(26, 58, 30, 48, 36, 50, 38, 60)],
      ["orange-4", oval(33, 44, 4.6, 2)],
      // the boy on the bank
      ["bisque", blob(66, 80, 62, 60, 68, 48, 78, 48, 84, 58, 82, 80)],
      ["bisque-2", line(70, 54, 72, 68, 70, 78), 2.6],
      ["bisque", line(80, 56, 88, 68, 92, 80) + line(82, 80, 98, 76, 102, 90), 5.4],
      ["bisque", disc(76, 40, 5)],
      ["brown", blob(70, 42, 70, 33, 78, 31, 82, 37, 78, 38, 74, 44)],
      ["blue-4", blob(62, 78, 84, 76, 88, 84, 66, 87)],
      ["orange", blob(46, 86, 52, 80, 62, 82, 64, 89, 50, 91)],
      ["brown-4", blob(40, 76, 48, 74, 54, 78, 46, 82)],
      ["purple-2", blob(58, 88, 90, 88, 86, 94, 62, 93)],
      // in the water
      ["bisque", blob(108, 74, 110, 60, 118, 58, 124, 64, 124, 76)],
      ["bisque", disc(116, 53, 4.6)],
      ["orange", blob(111, 52, 113, 46, 120, 46, 122, 52)],
      ["bisque", line(112, 64, 106, 56, 110, 52), 2.6],
      ["purple-1", line(104, 77, 130, 77), 2],
      ["bisque", disc(136, 60, 3.4)],
      ["brown", blob(132, 59, 136, 55, 140, 59)],
      ["bisque", blob(130, 68, 134, 63, 140, 64, 142, 69)],
    ],
  }),
  Sunflowers: () => ({
    w: 94,
    h: 118,
    regions: [
      ["yellow-1", box(0, 0, 94, 118)],
      ["amber", box(0, 92, 94, 26)],
      ["amber-4", zig(0, 92, 94, 92), 1.6],
      [
        "green-4",
        line(46, 76, 40, 60, 28, 44) +
          line(48, 76, 52, 50, 48, 28) +
          line(50, 76, 62, 60, 74, 50) +
          line(44, 76, 30, 66, 16, 62) +
          line(52, 76, 70, 70, 82, 72),
        2,
      ],
      [
        "green",
        blob(26, 66, 34, 58, 40, 66, 34, 72) +
          blob(58, 66, 66, 60, 70, 68, 62, 72) +
          blob(44, 52, 52, 48, 54, 56, 48, 60),
      ],
      ["yellow", blob(30, 76, 34, 70, 60, 70, 64, 76, 68, 94, 60, 110, 34, 110, 26, 94)],
      ["yellow-4", blob(27, 94, 47, 91, 67, 94, 60, 110, 34, 110)],
      ["orange-4", line(27, 92, 47, 89.5, 67, 92), 1.3],
      ["yellow-2", line(34, 78, 32, 88), 2.4],
      ...sunflower(47, 20, 8.5, "amber", "orange-4", 3),
      ...sunflower(24, 30, 8.5, "yellow", "amber-4", 5),
      ...sunflower(70, 28, 9, "amber", "orange", 7),
      ...sunflower(48, 44, 9.5, "yellow", "orange-4", 9),
      ...sunflower(80, 50, 7.5, "yellow", "amber-4", 11),
      ...sunflower(14, 52, 7.5, "amber", "orange", 13),
      ...sunflower(30, 56, 8, "orange", "amber-4", 15),
      ...sunflower(66, 58, 8, "orange-2", "orange-4", 17),
      ...sunflower(46, 68, 7.5, "amber", "green-4", 19),
      ...sunflower(84, 72, 6.5, "amber", "orange-4", 21),
      ...sunflower(14, 72, 6, "yellow", "green-4", 23),
    ],
  }),
  "Vision after the Sermon": () => ({
    w: 140,
    h: 108,
    regions: [
      ["red", box(0, 0, 140, 108)],
      ["red-4", blob(80, 0, 140, 0, 140, 20, 110, 16)],
      ["brown", blob(52, -4, 64, -4, 80, 30, 104, 66, 118, 112, 104, 112, 90, 74, 66, 36)],
      ["brown-4", line(60, 2, 76, 34, 98, 70, 110, 106), 2.4],
      ["red-5", crown(30, 2, 20, 10, 4) + crown(74, 0, 14, 8, 8)],
      // the cow
      ["brown-2", blob(34, 22, 44, 18, 56, 22, 56, 30, 36, 31)],
      ["brown-2", zig(38, 30, 38, 37) + zig(53, 30, 53, 37), 2],
      ["white", blob(42, 21, 49, 20, 48, 27, 42, 27)],
      // Jacob and the angel
      ["brown-2", blob(94, 38, 98, 24, 106, 20, 112, 30, 110, 42, 100, 48)],
      ["bisque-2", line(98, 42, 92, 54) + line(108, 42, 110, 56), 3.4],
      ["black", blob(110, 26, 116, 18, 124, 22, 126, 40, 116, 46)],
      ["bisque", disc(106, 17, 3.6) + disc(116, 15, 3.6)],
      ["brown-5", blob(102, 15, 106, 11, 110, 16)],
      ["white", blob(118, 16, 130, 6, 138, 10, 132, 24, 122, 30)],
      ["bisque-2", line(124, 12, 132, 12) + line(124, 17, 131, 18), 1.4],
      ["bisque", line(118, 44, 116, 58) + line(124, 42, 128, 54), 3.4],
      // the women at prayer
      ...bonnet(14, 40, 0.8),
      ...bonnet(34, 46, 0.9),
      ...bonnet(58, 56, 1),
      ...bonnet(18, 72, 1.35),
      ...bonnet(54, 84, 1.4),
      ...bonnet(92, 88, 1.25),
      ["black", blob(118, 112, 118, 84, 126, 74, 136, 78, 142, 112)],
      ["bisque", oval(128, 72, 5, 6.4)],
      ["brown-5", blob(122, 70, 128, 64, 134, 71, 128, 69)],
    ],
  }),
  "Where Do We Come From? What Are We? Where Are We Going?": () => ({
    w: 176,
    h: 78,
    regions: [
      ["blue-4", box(0, 0, 176, 78)],
      ["blue", blob(0, 16, 40, 10, 90, 20, 140, 8, 176, 16, 176, 44, 120, 36, 60, 44, 0, 38)],
      ["teal-4", blob(0, 56, 40, 48, 90, 56, 140, 48, 180, 54, 180, 82, -4, 82)],
      [
        "teal",
        line(6, 6, 20, 20, 14, 40) +
          line(52, 4, 60, 20, 50, 34) +
          line(118, 2, 112, 18, 124, 32) +
          line(150, 4, 158, 22, 148, 38) +
          line(128, 50, 150, 44, 172, 50),
        3,
      ],
      ["magenta-4", blob(60, 70, 90, 64, 124, 70, 110, 80, 70, 80)],
      ["yellow", poly(0, 0, 20, 0, 0, 14) + poly(176, 0, 156, 0, 176, 14)],
      // the old woman, the idol
      ["bisque-4", blob(6, 72, 8, 54, 14, 46, 20, 54, 22, 72) + disc(14, 43, 4)],
      ["blue-1", blob(38, 60, 40, 36, 46, 28, 52, 36, 54, 60)],
      ["blue-1", disc(46, 24, 4) + line(40, 42, 32, 36)],
      ["teal-2", line(39, 40, 33, 34) + line(53, 40, 59, 34), 2.6],
      ["bisque", blob(22, 72, 24, 54, 30, 46, 36, 54, 38, 72)],
      ["bisque", disc(30, 42, 4)],
      ["blue-5", blob(26, 42, 30, 36, 35, 42, 30, 40)],
      ["magenta", blob(56, 64, 58, 46, 62, 40, 67, 48, 68, 64)],
      ["bisque-2", disc(62, 36, 3.4)],
      // the one who picks a fruit
      ["bisque", blob(82, 40, 88, 22, 94, 22, 98, 40, 96, 56, 98, 74, 91, 74, 90, 58, 88, 74, 82, 74, 84, 56)],
      ["bisque", line(87, 26, 86, 10, 90, 2) + line(94, 26, 97, 12, 93, 3), 3.4],
      ["bisque", disc(91, 17, 4.2)],
      ["yellow", disc(91.5, 2.5, 2.8)],
      ["yellow-1", blob(84, 44, 96, 44, 97, 52, 84, 52)],
      ["blue-5", blob(86, 16, 91, 11, 96, 17, 91, 15)],
      ["yellow-2", blob(70, 74, 70, 62, 74, 58, 78, 62, 78, 74)],
      ["bisque-2", disc(74, 55, 3.2)],
      ["magenta-2", blob(106, 50, 108, 36, 112, 32, 117, 38, 118, 54)],
      ["bisque-4", disc(112, 28, 3.2) + disc(120, 30, 3.2)],
      ["magenta-4", blob(117, 52, 117, 38, 120, 34, 126, 40, 126, 54)],
      // three women and a sleeping child
      ["bisque", blob(130, 72, 130, 54, 138, 46, 146, 54, 148, 72)],
      ["bisque", disc(138, 42, 4.2)],
      ["blue-5", blob(133, 42, 138, 35, 144, 43, 138, 40)],
      ["bisque-2", blob(146, 72, 148, 58, 156, 54, 162, 62, 164, 72)],
      ["bisque-2", disc(154, 50, 4)],
      ["yellow-2", blob(160, 74, 164, 68, 172, 68, 174, 74)],
      ["bisque-1", blob(160, 70, 166, 65, 172, 69, 168, 72)],
      ["teal-2", blob(98, 72, 104, 66, 110, 70, 108, 75) + blob(2, 74, 6, 68, 10, 74)],
    ],
  }),
  "Yellow Cow": () => ({
    w: 144,
    h: 106,
    regions: [
      ["orange-1", box(0, 0, 144, 106)],
      ["orange", blob(-4, 20, 20, 6, 44, 18, 40, 40, 10, 46, -4, 40)],
      ["violet-2", poly(56, 46, 78, 18, 92, 34, 106, 14, 148, 50, 148, 70, 56, 66)],
      ["violet", poly(92, 34, 106, 14, 130, 40, 118, 50)],
      ["magenta-2", blob(-4, 52, 24, 42, 54, 54, 70, 66, 60, 84, -4, 84)],
      ["magenta", blob(60, 70, 92, 58, 124, 66, 148, 60, 148, 92, 60, 92)],
      ["orange-4", blob(-4, 84, 30, 74, 70, 86, 110, 78, 148, 88, 148, 110, -4, 110)],
      ["violet-4", blob(-4, 98, 30, 92, 60, 98, 90, 94, 148, 100, 148, 110, -4, 110)],
      ["magenta-4", line(10, 92, 14, 70, 8, 54) + line(132, 86, 130, 66, 136, 50), 2.4],
      // the cow leaps
      [
        "yellow",
        blob(
          22,
          54,
          34,
          44,
          60,
          40,
          86,
          42,
          104,
          38,
          112,
          30,
          124,
          28,
          128,
          36,
          120,
          44,
          114,
          54,
          100,
          64,
          76,
          68,
          46,
          66,
          28,
          68,
        ),
      ],
      [
        "yellow",
        line(30, 62, 18, 74, 8, 74) +
          line(44, 64, 34, 80, 22, 86) +
          line(94, 62, 104, 78, 102, 92) +
          line(104, 56, 120, 68, 130, 66),
        6,
      ],
      ["yellow", line(24, 56, 12, 44, 14, 32), 2.4],
      ["yellow-4", line(34, 62, 60, 60, 88, 62), 2],
      ["yellow-2", line(40, 48, 64, 44, 88, 46), 3],
      ["violet", blob(56, 46, 70, 42, 78, 52, 68, 62, 56, 58) + blob(88, 48, 98, 44, 104, 52, 94, 58)],
      ["violet-5", disc(116, 34, 1.2)],
      ["orange-4", line(112, 30, 108, 22, 112, 18) + line(120, 28, 124, 20, 120, 16), 1.9],
      ["magenta", oval(127, 36, 2.6, 2)],
      ["yellow-2", blob(52, 66, 60, 66, 58, 73, 53, 72)],
      ["magenta-4", zig(16, 30, 14, 33), 3],
    ],
  }),
  "The Large Blue Horses": () => ({
    w: 148,
    h: 96,
    regions: [
      ["yellow-1", box(0, 0, 148, 96)],
      ["red", blob(-4, 30, 18, 12, 46, 10, 70, 26, 60, 50, -4, 54)],
      ["red-2", blob(60, 22, 86, 4, 120, 6, 152, 24, 152, 60, 90, 54)],
      ["yellow", blob(40, 8, 62, 0, 90, 4, 84, 20, 60, 22)],
      ["green", blob(-4, 60, 24, 48, 60, 64, 100, 60, 152, 66, 152, 100, -4, 100)],
      ["red-4", blob(100, 80, 124, 66, 152, 74, 152, 100, 96, 100)],
      ["yellow-2", line(134, 96, 130, 60, 138, 20, 134, -4) + line(138, 34, 148, 20), 5],
      ["green-4", blob(4, 96, 6, 74, 14, 66, 20, 78, 22, 96) + blob(26, 96, 30, 82, 36, 78, 40, 96)],
      // three necks bent alike
      ...horse(16, 28, "purple", "purple-4", "purple-2"),
      ...horse(46, 22, "blue", "blue-5", "blue-2"),
      ...horse(82, 24, "blue-4", "blue-5", "blue"),
      ["green-2", blob(40, 96, 48, 86, 58, 88, 62, 96) + blob(126, 96, 132, 86, 144, 88, 148, 96)],
      ["yellow", spots(6, 10, 4, 84, 60, 10, 1.8)],
    ],
  }),
};
