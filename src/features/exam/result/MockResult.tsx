import {useSelector} from '@xstate/react'
import {Suspense, useEffect} from 'react'
import {css} from 'styled-system/css'
import type {MockRanking} from '../../../../domain/exam/result.ts'
import {mockResultMachine} from '../../../../machines/exam/mockResult.machine.ts'
import {rankingMachine} from '../../../../machines/exam/ranking.machine.ts'
import {knownRanking} from '../../../../machines/exam/ranking.selectors.ts'
import {randomId, randomShare} from '../../../services/platform/device.ts'
import {resultText} from '../../../text/exam/examResult.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {ChartIcon} from '../../../ui/icon/icons.tsx'
import {lazyWithPreload} from '../../../ui/loading/lazyLoading.tsx'
import {Spinner} from '../../../ui/status/Spinner.tsx'
import {useClock} from '../../root.ts'
import {useStudentActors} from '../../studentActors.ts'
import type {ResultDialogProps} from './ResultDialog.tsx'
import {useFlow} from '../../useFlow.ts'
import {createRankingImplementations} from './ranking.implementations.ts'
import {createMockResultImplementations} from './mockResult.implementations.ts'

const dialog = lazyWithPreload<ResultDialogProps>(() =>
  import('./ResultDialog.tsx').then((module) => module.ResultDialog),
)

export type MockResultProps = {
  readonly activityId: string
  readonly templateId: string
  readonly title: string
  readonly isExtra: boolean
  /** When keys are shown; null for an extra: at once. */
  readonly answersAt: string | null
  readonly rankingAt: string | null
  readonly ranking: MockRanking | null
}

const instantOf = (date: string | null): number | null => (date === null ? null : Date.parse(date))

function useRanking({activityId, templateId, isExtra, rankingAt, ranking}: MockResultProps) {
  const {client} = useStudentActors()
  const actor = useFlow(rankingMachine, {
    implementations: createRankingImplementations({client}),
    input: () => ({
      activityId,
      templateId,
      isExtra,
      rankingAt: instantOf(rankingAt),
      ranking,
      idempotencyKey: randomId(),
      stagger: randomShare(),
    }),
  })
  useClock(actor)
  useEffect(() => {
    if (ranking) actor.send({type: 'ranking.arrived', ranking})
  }, [actor, ranking])
  return actor
}

function useResult({activityId, templateId, answersAt}: MockResultProps) {
  const {client} = useStudentActors()
  const actor = useFlow(mockResultMachine, {
    implementations: createMockResultImplementations({client}),
    input: () => ({activityId, templateId, answersAt: instantOf(answersAt)}),
  })
  useClock(actor)
  return actor
}

function Connected(props: MockResultProps) {
  const ranking = useRanking(props)
  const result = useResult(props)
  const place = useSelector(ranking, (snapshot) => snapshot)
  const state = useSelector(result, (snapshot) => snapshot)
  const isRanked = knownRanking(place) !== null
  useEffect(() => {
    if (isRanked) result.send({type: 'ranking.known'})
  }, [result, isRanked])
  const prepare = () => void dialog.fetch()
  return (
    <>
      <Button
        variant="outline"
        icon={<ChartIcon />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => result.send({type: 'result.open'})}
      >
        {resultText.title}
      </Button>
      {state.hasTag('open') ? (
        <Suspense
          fallback={
            <p role="status" className={css({textStyle: 'small'})}>
              <Spinner size="sm" /> {resultText.loading}
            </p>
          }
        >
          <dialog.Part
            title={props.title}
            state={state}
            send={result.send}
            ranking={place}
            sendToRanking={ranking.send}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** 'Resultado do Simulado': the button and, once pressed, its modal. Only for a finished mock exam (F-071; spec 2§2). */
export const MockResult = (props: MockResultProps) => <Connected key={props.activityId} {...props} />
