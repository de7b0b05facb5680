import {useCallback, useDeferredValue, useState} from 'react'
import {toolsText} from '../../../text/questionTools.ts'
import {ContentActions} from '../../study/feedback/ContentActions.tsx'
import {Doubt} from '../Doubt.tsx'
import {CopyId} from './CopyId.tsx'
import {FocusMode} from './FocusMode.tsx'
import {Highlights} from './Highlight.tsx'
import type {QuestionToolsProps} from './toolsContext.ts'
import {rowStyle, ToolsPicture} from './ToolsPicture.tsx'

/** Favourite, highlights, focus mode, id and report of the question around it. Load it lazily by `toolsSlot`. */
export function QuestionTools({part, question, title}: QuestionToolsProps) {
  if (part === 'comment') return <ContentActions document={question._id} type="comment" title={title} />
  return <Toolbar question={question} title={title} />
}

/** The question is painted first, with its tools as a picture: their six charts start after it. */
function Toolbar(props: Omit<QuestionToolsProps, 'part'>) {
  const isTime = useDeferredValue(true, false)
  return isTime ? <Tools {...props} /> : <ToolsPicture />
}

function Tools({question, title}: Omit<QuestionToolsProps, 'part'>) {
  const [article, setArticle] = useState<Element | null>(null)
  const find = useCallback((own: HTMLDivElement | null) => setArticle(own?.closest('article') ?? null), [])
  const {_id, scopedId} = question
  return (
    <div ref={find} role="group" aria-label={toolsText.label} className={rowStyle}>
      <ContentActions document={_id} type="question" title={title} only={['favorite']} />
      {article ? <Highlights key={scopedId} scopedId={scopedId} marks={question.studentMarks} root={article} /> : null}
      <Doubt questionId={_id} />
      <FocusMode kind="question" />
      <CopyId id={_id} />
      <ContentActions document={_id} type="question" title={title} only={['report']} />
    </div>
  )
}
