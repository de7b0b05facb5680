import {themeTitle} from '../../../domain/themes/themeList.ts'
import {ThemeListView} from '../../../src/features/themes/ThemeListView.tsx'
import {themeText} from '../../../src/text/themes/themes.ts'
import {themeListModel, themeListView} from '../../models/themes/themeList.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(themeListModel, themeListView, ({state, send}) => (
  <ThemeListView
    state={state}
    send={send}
    table={(themes) => (
      <table aria-label={themeText.table}>
        <tbody>
          {themes.map(({lessonId, leaf}) => (
            <tr key={lessonId}>
              <td>{themeTitle(leaf)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  />
))
