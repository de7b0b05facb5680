import type {LabValuesInput} from '../../../../machines/question/labValues.types.ts'

const closed: LabValuesInput = {groups: [], query: '', wasOpen: false}
let kept = closed
let top = 0

/** What the panel of one question leaves to that of the next one. */
export const labPanel = {
  read: (): LabValuesInput => kept,
  keep: (panel: LabValuesInput): void => {
    kept = panel
  },
  /** The values stay: they were loaded. */
  close: (): void => {
    kept = {...closed, groups: kept.groups}
  },
}

/** Where the list of values was scrolled to, in pixels; another question draws it anew. */
export const labPlace = {
  read: () => top,
  keep: (scrolled: number): void => {
    top = scrolled
  },
}
