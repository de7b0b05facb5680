import {sheetWidth} from './svg.ts'

/** The film on its card. */
export const film = {left: 24, top: 20, right: sheetWidth - 24, bottom: 524}

/** From air to bone. */
export const tones = {
  air: '#020304',
  lung: '#1b232b',
  body: '#46515c',
  tissue: '#98a3af',
  edge: '#d3dae1',
  vessel: '#66727e',
  bone: '#e8edf2',
}
