// SHA-256, by hand: browsers offer their own only to pages that came over https, and a game at home does not.

const K = constants(64, 3);
const START = constants(8, 2);

/** The first 32 bits behind the point of the square (2) or cube (3) roots of the first primes. */
function constants(count: number, root: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(n);
  }
  return Uint32Array.from(found, (prime) => {
    const value = root === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
    return Math.floor((value - Math.floor(value)) * 2 ** 32);
  });
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const data = new TextEncoder().encode(text);
  const length = Math.ceil((data.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(length - 8, Math.floor((data.length * 8) / 2 ** 32));
  words.setUint32(length - 4, (data.length * 8) >>> 0);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      w[i] =
        w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    mix(hash, w);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
}
