import {memo, startTransition, useCallback, useEffect, useState} from 'react'
import {toolsText} from '../../../text/question/questionTools.ts'
import {MoreAction} from '../../../ui/layout/ActionBar.tsx'
import {afterPaint} from '../../../ui/loading/lazyLoading.tsx'
import {useIsWide} from '../../shell/useIsWide.ts'
import {ForumSlot} from '../../forum/ForumSlot.tsx'
import {ContentActions} from '../../study/feedback/ContentActions.tsx'
import {Doubt} from '../Doubt.tsx'
import {CopyId} from './CopyId.tsx'
import {FocusMode} from './FocusMode.tsx'
import {Highlights} from './Highlight.tsx'
import {LabValues} from './LabValues.tsx'
import type {QuestionToolsProps} from './toolsContext.ts'
import {rowStyle, ToolsPicture} from './ToolsPicture.tsx'
import {useKeysPreference} from './useKeysPreference.ts'

/** The row is drawn a second time when it has found its question: only the highlights wait for that. */
const Actions = memo(ContentActions)
const DoubtSwitch = memo(Doubt)
const FocusSwitch = memo(FocusMode)
const IdButton = memo(CopyId)
const Labs = memo(function Labs() {
  return <LabValues areKeysOn={useKeysPreference()} />
})

const Forum = memo(ForumSlot)

const keeping = ['favorite'] as const
const reporting = ['report'] as const

/** Favourite, highlights, focus mode, id and report of the question around it. Load it lazily by `toolsSlot`. */
export function QuestionTools({part, question, title}: QuestionToolsProps) {
  if (part === 'comment')
    return <ContentActions document={question._id} type="comment" title={title} theme={question.classification} />
  return <Toolbar key={question.scopedId} question={question} title={title} />
}

/** The question is painted first, with its tools as a picture: their seven charts start after it. */
function Toolbar(props: Omit<QuestionToolsProps, 'part'>) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    let isOver = false
    void afterPaint().then(() => isOver || startTransition(() => setIsTime(true)))
    return () => {
      isOver = true
    }
  }, [])
  return isTime ? <Tools {...props} /> : <ToolsPicture />
}

/** The student may see the key, and with it what others write about the question (D-10, D-18). */
const isKeyOut = ({correctChoice, answer}: QuestionToolsProps['question']) =>
  (correctChoice ?? null) !== null || (answer ?? null) !== null

function Tools({question, title}: Omit<QuestionToolsProps, 'part'>) {
  const [article, setArticle] = useState<Element | null>(null)
  const find = useCallback((own: HTMLDivElement | null) => setArticle(own?.closest('article') ?? null), [])
  const isWide = useIsWide()
  const {_id, scopedId} = question
  return (
    <>
      <div ref={find} role="group" aria-label={toolsText.label} className={rowStyle}>
        {isWide ? null : (
          <MoreAction>
            <DoubtSwitch questionId={_id} />
          </MoreAction>
        )}
        {isWide ? <DoubtSwitch questionId={_id} /> : null}
        {article ? (
          <Highlights key={scopedId} scopedId={scopedId} marks={question.studentMarks} root={article} />
        ) : null}
        <Actions document={_id} type="question" title={title} only={keeping} />
        <Labs />
        <FocusSwitch kind="question" />
        <IdButton id={_id} />
        <Actions document={_id} type="question" title={title} only={reporting} />
      </div>
      {isKeyOut(question) ? <Forum key={_id} contentType="question" contentId={_id} /> : null}
    </>
  )
}
