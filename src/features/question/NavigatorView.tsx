import {memo, type ReactNode, Suspense} from 'react'
import type {Results} from '../../../domain/question/results.ts'
import {
  areShortcutsOn,
  currentNumber,
  isStripShown,
  listedQuestions,
} from '../../../machines/question/navigator.selectors.ts'
import {counter, navigatorText, questionText} from '../../text/question/question.ts'
import {Button} from '../../ui/action/Button.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {ArrowLeftIcon, ArrowRightIcon, KeyboardIcon, ListIcon} from '../../ui/icon/icons.tsx'
import {ActionBar, ActionBarRoom} from '../../ui/layout/ActionBar.tsx'
import {StudyPlace} from '../../ui/layout/StudyBar.tsx'
import {StudyLayout} from '../../ui/layout/StudyLayout.tsx'
import {lazyNamed, lazyWhenIdle} from '../../ui/loading/lazyLoading.tsx'
import {NavigatorCells, type NumbersProps} from './NavigatorCells.tsx'

const ResultCard = memo(lazyWhenIdle(() => import('./tools/ResultCard.tsx'), 'ResultCard'))
const ShortcutsDialog = lazyNamed(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog')
const NavigatorSheet = lazyNamed(() => import('./NavigatorSheet.tsx'), 'NavigatorSheet')

type Props = NumbersProps & {
  /** Null where nothing is said of right and wrong. */
  readonly results: Results | null
  /** Nothing is said of how difficult the questions are. */
  readonly hidesHints?: boolean
  /** The question itself. */
  readonly children?: ReactNode
}

function Actions({state, send}: Pick<Props, 'state' | 'send'>) {
  return (
    <ActionBar
      label={questionText.list}
      previous={
        <Button
          variant="outline"
          icon={<ArrowLeftIcon />}
          disabled={!state.can({type: 'question.previous'})}
          onClick={() => send({type: 'question.previous'})}
        >
          <span data-word="">{questionText.previous}</span>
        </Button>
      }
      next={
        <Button
          className="actionBar__next"
          variant="outline"
          iconAfter={<ArrowRightIcon />}
          disabled={!state.can({type: 'question.next'})}
          onClick={() => send({type: 'question.next'})}
        >
          <span data-word="">{questionText.next}</span>
        </Button>
      }
      all={
        <IconButton
          className="actionBar__all"
          label={navigatorText.all}
          icon={<ListIcon />}
          aria-haspopup="dialog"
          onClick={() => send({type: 'list.open'})}
        />
      }
    />
  )
}

/** Moving between questions: numbers beside the question or in a line, arrows, counter and result card (F-147). */
export function NavigatorView({results, hidesHints = false, children, ...numbers}: Props) {
  const {state, send} = numbers
  const number = currentNumber(state)
  const {length} = listedQuestions(state)
  return (
    <ActionBarRoom>
      <StudyPlace number={number} total={length}>
        {counter(number, length)}
      </StudyPlace>
      <StudyLayout
        actionBar={<Actions state={state} send={send} />}
        label={navigatorText.label}
        numbers={
          <>
            <div className="studyLayout__head">
              <p className="studyLayout__count">{navigatorText.label}</p>
              <IconButton
                label={navigatorText.shortcuts}
                icon={<KeyboardIcon />}
                aria-haspopup="dialog"
                onClick={() => send({type: 'shortcuts.open'})}
              />
            </div>
            <NavigatorCells
              {...numbers}
              className={isStripShown(state) ? 'studyLayout__strip' : 'studyLayout__strip studyLayout__hidden'}
            />
          </>
        }
        rest={
          results === null ? null : (
            <section aria-label={navigatorText.results} className="studyLayout__counts">
              <Suspense fallback={null}>
                <ResultCard results={results} hidesHints={hidesHints} />
              </Suspense>
            </section>
          )
        }
      >
        {children}
      </StudyLayout>
      {state.matches('listing') ? (
        <Suspense fallback={null}>
          <NavigatorSheet {...numbers} results={results} hidesHints={hidesHints} />
        </Suspense>
      ) : null}
      {state.matches('helping') ? (
        <Suspense fallback={null}>
          <ShortcutsDialog
            areOn={areShortcutsOn(state)}
            onToggle={() => send({type: 'shortcuts.toggle'})}
            onClose={() => send({type: 'shortcuts.close'})}
          />
        </Suspense>
      ) : null}
    </ActionBarRoom>
  )
}
