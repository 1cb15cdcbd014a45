// What `fonts.ts` uses of a package that comes without types.
declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subset(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
