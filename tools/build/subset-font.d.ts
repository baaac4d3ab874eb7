// The package has no types of its own. These types cover only the options that subset-fonts.ts
// uses.
declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
