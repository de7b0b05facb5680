import {narrowedThemes} from '../../../machines/themes/themeList.selectors.ts'
import {ThemeFrame} from '../../../src/features/themes/ThemeFrame.tsx'
import {ThemeListView} from '../../../src/features/themes/ThemeListView.tsx'
import {themeListModel, themeListView} from '../../models/themes/themeList.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(themeListModel, themeListView, ({state, send}) => (
  <ThemeListView state={state} send={send}>
    <ThemeFrame count={narrowedThemes(state).length} heads={null}>
      {narrowedThemes(state).map(({lessonId}) => (
        <p key={lessonId}>{lessonId}</p>
      ))}
    </ThemeFrame>
  </ThemeListView>
))
