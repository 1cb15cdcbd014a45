/** A code as it is read out: with a dash in the middle, in capitals, it is still the same. */
export function tidyCode(code: string): string {
  return code
    .trim()
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "");
}
