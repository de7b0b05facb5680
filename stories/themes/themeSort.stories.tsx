import {themeSortMachine} from '../../machines/themes/themeSort.machine.ts'
import {ThemeFrame} from '../../src/features/themes/ThemeFrame.tsx'
import {ThemeHeads, ThemeSortSelect} from '../../src/features/themes/ThemeSortView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: themeSortMachine,
  View: ({state, send}) => (
    <>
      <ThemeSortSelect state={state} send={send} />
      <ThemeFrame count={0} heads={<ThemeHeads state={state} send={send} />}>
        {null}
      </ThemeFrame>
    </>
  ),
  context: {sort: null},
})

export default {title: 'Fluxos/Temas/Ordem', ...meta}
export const Deciding = at('deciding')
export const None = at('none')
export const Ascending = at('ascending', {sort: {column: 'tema', direction: 'ascending'}})
export const Descending = at('descending', {sort: {column: 'relevancia', direction: 'descending'}})
