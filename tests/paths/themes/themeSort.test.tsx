import {ThemeFrame} from '../../../src/features/themes/ThemeFrame.tsx'
import {ThemeHeads, ThemeSortSelect} from '../../../src/features/themes/ThemeSortView.tsx'
import {themeSortModel, themeSortView} from '../../models/themes/themeSort.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(themeSortModel, themeSortView, ({state, send}) => (
  <>
    <ThemeSortSelect state={state} send={send} />
    <ThemeFrame count={0} heads={<ThemeHeads state={state} send={send} />}>
      {null}
    </ThemeFrame>
  </>
))
