import type {AreaCode} from '../../../domain/exam/areas.ts'
import type {SeriesName} from '../../ui/charts/Series.tsx'

/** An area looks the same in every chart, whichever others it has. */
export const areaLooks: Readonly<Record<AreaCode, SeriesName>> = {
  PED: 'one',
  CM: 'two',
  GO: 'three',
  SC: 'four',
  CIR: 'five',
  none: 'six',
}
