import {ThemeRowView} from '../../../src/features/themes/ThemeRowView.tsx'
import {shownTheme, themeModel, themeView} from '../../models/themes/theme.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(themeModel, themeView, ({state, send}) => (
  <table>
    <tbody>
      <ThemeRowView theme={shownTheme} state={state} send={send} syncStatus="sending" />
    </tbody>
  </table>
))
