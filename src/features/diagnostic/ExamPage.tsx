import {memo, type ReactNode, Suspense, useId} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {noChoice} from '../../../domain/question/outcome.ts'
import type {Results} from '../../../domain/question/results.ts'
import type {DiagnosticQuestion} from '../../../machines/diagnostic/diagnostic.types.ts'
import {currentNumber} from '../../../machines/question/navigator.selectors.ts'
import type {navigatorMachine} from '../../../machines/question/navigator.machine.ts'
import {examText} from '../../text/diagnostic/diagnostic.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {ChoiceList} from '../question/ChoiceList.tsx'
import type {Mark} from '../question/NavigatorCells.tsx'
import {NavigatorView} from '../question/NavigatorView.tsx'
import {QuestionBody} from '../question/QuestionView.tsx'
import {Zoomable} from '../question/tools/Zoomable.tsx'

const ExpertComment = lazyNamed(() => import('./ReviewComment.tsx'), 'ReviewComment')

type Props = {
  readonly navigator: SnapshotFrom<typeof navigatorMachine>
  readonly onNavigate: (event: EventFrom<typeof navigatorMachine>) => void
  readonly question: DiagnosticQuestion | undefined
  readonly marks: Readonly<Record<string, Mark>>
  readonly results: Results | null
  readonly chosen: number
  readonly isOpen: boolean
  readonly takesFocus: boolean
  /** The question could not be read. */
  readonly missing: ReactNode
  /** The laboratory values, and their switch. */
  readonly labs: ReactNode
  /** 'Imprimir' of the whole exam; nothing before all of its questions are here. */
  readonly print: ReactNode
  readonly onMark: (choice: number) => void
}

const Asked = memo(function Asked({
  question,
  chosen,
  isOpen,
  number,
  total,
  takesFocus,
  labs,
  print,
  onMark,
}: Pick<Props, 'chosen' | 'isOpen' | 'takesFocus' | 'labs' | 'print' | 'onMark'> & {
  readonly question: DiagnosticQuestion
  readonly number: number
  readonly total: number
}) {
  const headingId = useId()
  const {difficulty: _, ...withoutDifficulty} = question
  const correct = question.correctChoice ?? null
  return (
    <article aria-labelledby={headingId} className={css({minWidth: '0'})}>
      <QuestionBody
        question={correct === null ? withoutDifficulty : question}
        number={number}
        total={total}
        headingId={headingId}
        takesFocus={takesFocus}
      />
      <div className={css({display: 'flex', flexDirection: 'column', gap: '4', marginTop: '4'})}>
        <ChoiceList
          choices={question.choices}
          selected={chosen}
          struck={[]}
          isOpen={isOpen}
          labelledBy={headingId}
          correct={correct}
          proportions={question.answersProportion ?? null}
          onPick={onMark}
        />
        {correct === null ? null : (
          <Suspense fallback={null}>
            <ExpertComment comment={question.comment ?? null} />
          </Suspense>
        )}
        <div className={toolsStyle}>
          <Suspense fallback={null}>{labs}</Suspense>
          <Suspense fallback={null}>{print}</Suspense>
        </div>
      </div>
    </article>
  )
})

/** The question of the address among the numbers of all, on the same pieces as a student's exam (F-131, F-147). */
export function ExamPage({navigator, onNavigate, question, marks, results, chosen, missing, ...rest}: Props) {
  return (
    <Zoomable>
      <NavigatorView state={navigator} send={onNavigate} marks={marks} results={results} hidesHints={results === null}>
        {question === undefined ? (
          (missing ?? <Skeleton shape="text" lines={8} label={examText.loadingQuestion} />)
        ) : (
          <Asked
            {...rest}
            question={question}
            number={currentNumber(navigator)}
            total={navigator.context.questionIds.length}
            chosen={chosen ?? noChoice}
          />
        )}
      </NavigatorView>
    </Zoomable>
  )
}

/** The room of a student's tools, kept while they load. */
const toolsStyle = css({
  minHeight: 'touch',
  marginInline: '-2',
  '& button': {minHeight: 'touch', paddingInline: '2'},
})
