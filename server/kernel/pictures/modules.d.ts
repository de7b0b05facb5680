/** What is used of two libraries without types of their own. */
declare module 'fontkit' {
  export type PathCommand = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }
  export type Font = {
    readonly unitsPerEm: number
    layout(text: string): {
      readonly glyphs: readonly {readonly path: {readonly commands: readonly PathCommand[]}}[]
      readonly positions: readonly {readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number}[]
    }
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'pngjs' {
  export class PNG {
    constructor(options: {
      readonly width: number
      readonly height: number
      readonly colorType: 2
      readonly inputColorType: 2
      readonly inputHasAlpha: false
      readonly filterType: 0
      readonly deflateStrategy: 0
    })
    readonly width: number
    readonly height: number
    data: Buffer
    static readonly sync: {read(bytes: Buffer): PNG}
    pack(): this
    pipe<T extends NodeJS.WritableStream>(destination: T): T
  }
}
