import {ThemeFrame} from '../../../src/features/themes/ThemeFrame.tsx'
import {ThemeRowView} from '../../../src/features/themes/ThemeRowView.tsx'
import {shownTheme, themeModel, themeView} from '../../models/themes/theme.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(themeModel, themeView, ({state, send}) => (
  <ThemeFrame count={1} heads={null}>
    <ThemeRowView theme={shownTheme} state={state} send={send} syncStatus="sending" />
  </ThemeFrame>
))
