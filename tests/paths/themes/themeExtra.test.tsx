import {ThemeExtraView} from '../../../src/features/themes/ThemeExtraView.tsx'
import {themeExtraModel, themeExtraView, wished} from '../../models/themes/themeExtra.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(themeExtraModel, themeExtraView, ({state, send}) => (
  <ThemeExtraView theme={{...wished, hasVideos: true}} state={state} send={send} />
))
