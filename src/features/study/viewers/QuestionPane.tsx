import {css} from 'styled-system/css'
import {plainText} from '../../../../domain/shared/plainText.ts'
import {toolsSlot} from '../../question/tools/QuestionToolsSlot.tsx'
import {QuestionToolsContext} from '../../question/tools/toolsContext.ts'
import {Zoomable} from '../../question/tools/Zoomable.tsx'
import {ContentActionsSlot} from '../feedback/ContentActionsSlot.tsx'
import {ContentWait} from './ContentWait.tsx'
import type {PaneProps} from './pane.ts'
import {Practice} from './Practice.tsx'
import {useViewedQuestion} from './useContent.ts'

/** Long enough to be told from others when it is read aloud. */
const nameLength = 80

/** A question to practise, with what can be done with it; nothing of it is counted (spec 2§2). */
export function QuestionPane({id, onFavorite}: PaneProps) {
  const {content, ...wait} = useViewedQuestion(id)
  if (!content) return <ContentWait {...wait} />
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <Zoomable>
        <QuestionToolsContext value={toolsSlot}>
          <Practice key={id} question={content} />
        </QuestionToolsContext>
      </Zoomable>
      <ContentActionsSlot
        document={id}
        type="question"
        title={plainText(content.body, nameLength)}
        onFavorite={onFavorite}
      />
    </div>
  )
}
