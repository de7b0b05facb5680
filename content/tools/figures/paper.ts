import {element, path, tenth} from './svg.ts'

/** Millimetres of paper: 25 a second, 10 a millivolt. */
export const speed = 25
export const gain = 10

/** Millimetre paper of so many millimetres, each as many units wide as the scale says. */
export function paper(wide: number, high: number, scale: number): readonly string[] {
  const grid = (step: number, stroke: string, strokeWidth: number) => {
    const across = Array.from(
      {length: Math.floor(wide / step + 1e-6) + 1},
      (_, at) => `M${tenth(at * step * scale)},0V${tenth(high * scale)}`,
    )
    const down = Array.from(
      {length: Math.floor(high / step + 1e-6) + 1},
      (_, at) => `M0,${tenth(at * step * scale)}H${tenth(wide * scale)}`,
    )
    return path([...across, ...down].join(''), {stroke, 'stroke-width': strokeWidth})
  }
  const sheetOfPaper = element('rect', {width: wide * scale, height: high * scale, fill: '#fff7f5'})
  return [sheetOfPaper, grid(1, '#f8d3cd', 0.6), grid(5, '#e9988c', 1)]
}
