import {createContext, type ReactNode} from 'react'
import type {ShownQuestion} from '../shown.ts'

export type QuestionToolsProps = {
  /** Above the question's body, or below the expert's comment. */
  readonly part: 'question' | 'comment'
  readonly question: ShownQuestion
  readonly title: string
}

/** The tools that a question shows above its body and below its comment; none where nobody provides them, as in stories. */
export const QuestionToolsContext = createContext<(props: QuestionToolsProps) => ReactNode>(() => null)
