import {ThemeHeads, ThemeSortSelect} from '../../../src/features/themes/ThemeSortView.tsx'
import {themeSortModel, themeSortView} from '../../models/themes/themeSort.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(themeSortModel, themeSortView, ({state, send}) => (
  <>
    <ThemeSortSelect state={state} send={send} />
    <table>
      <ThemeHeads state={state} send={send} />
    </table>
  </>
))
