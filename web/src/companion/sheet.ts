// A score sheet as it is filled in: rows of what the server's form asks for. Players are seats, since names may change.
import type { Json, SheetField, SheetForm, SheetPart } from "../lib/protocol";

export type Value = string | number | string[] | Record<string, number>;
export type Row = Record<string, Value>;

/** The sheet as the server reads it. */
export function sheetOf(form: SheetForm, names: string[], rows: Row[]): Json {
  const all = [...names, ...form.more];
  const seats = new Set(form.each ? ["player"] : fields(form, "player"));
  const named = (row: Row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, seats.has(name) ? all[Number(value)] : value]),
    );
  return { players: names, [form.rows]: rows.map(named) };
}

const fields = (form: SheetForm, kind: string) =>
  form.parts.flatMap((part) => part.ways.filter((field) => field.kind === kind).map((field) => field.name));

/** Names that are all there and all different: who has none is called by a number. */
export function distinct(names: readonly string[], unnamed: (seat: number) => string): string[] {
  const found: string[] = [];
  for (const [seat, name] of names.entries()) {
    let called = name.trim() || unnamed(seat);
    for (let more = 2; found.includes(called); more++) called = `${name.trim() || unnamed(seat)} (${more})`;
    found.push(called);
  }
  return found;
}

/** Which of the fields of a part a row has: a number and a mark may be written under the same name. */
export function wayOf(part: SheetPart, row: Row): SheetField | undefined {
  return part.ways.find(
    ({ name, kind }) => name in row && (kind === "number" || kind === "mark" ? isOf(kind, row[name]!) : true),
  );
}

const isOf = (kind: "number" | "mark", value: Value) => (typeof value === "number") === (kind === "number");

/** Has a row all that the form needs? */
export function complete(form: SheetForm, row: Row): boolean {
  return form.parts.every((part) => {
    const field = wayOf(part, row);
    if (!field) return part.optional;
    const value = row[field.name]!;
    return !Array.isArray(value) || value.length >= field.least;
  });
}

/** What is chosen anywhere on the sheet and may stand there only once. */
export function taken(form: SheetForm, rows: Row[]): Set<string> {
  const once = form.parts.flatMap((part) => part.ways).filter((field) => field.once);
  return new Set(rows.flatMap((row) => once.flatMap((field) => [row[field.name] ?? []].flat() as string[])));
}

/** A row in words: what each part of it says. */
export function inWords(form: SheetForm, names: readonly string[], row: Row): string[] {
  const all = [...names, ...form.more];
  return form.parts.flatMap((part) => {
    const field = wayOf(part, row);
    if (!field) return [];
    const value = row[field.name]!;
    if (field.kind === "player")
      return part.ways.length > 1 ? [`${field.label} ${all[Number(value)]}`] : [all[Number(value)]!];
    const label = (each: string) => field.choices.find((choice) => choice.value === each)?.label ?? each;
    if (field.kind === "choice" && !part.optional) return [label(String(value))];
    return [`${field.label} ${Array.isArray(value) ? value.map(label).join(", ") : label(String(value))}`];
  });
}
