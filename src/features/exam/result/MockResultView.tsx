import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {MockExamResult} from '../../../../domain/exam/result.ts'
import type {mockResultMachine} from '../../../../machines/exam/mockResult.machine.ts'
import {keyTime, knownResult} from '../../../../machines/exam/mockResult.selectors.ts'
import {resultText} from '../../../text/exam/examResult.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {Dialog} from '../../../ui/overlay/Dialog.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {AreaDetails} from './AreaDetails.tsx'
import {ResultBanner} from './ResultBanner.tsx'
import {ResultCharts} from './ResultCharts.tsx'
import {ResultTiles} from './ResultTiles.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof mockResultMachine>
  readonly send: (event: EventFrom<typeof mockResultMachine>) => void
  /** Name of the mock exam. */
  readonly title: string
  /** The student's place, from its own chart. */
  readonly ranking: ReactNode
}

function Keys({state, result}: Pick<Props, 'state'> & {readonly result: MockExamResult}) {
  const time = keyTime(state)
  if (result.right !== null) return null
  return (
    <Alert tone="info" role="status" title={time === null ? resultText.keysSoon : resultText.keysFrom(time)}>
      {resultText.keysHint}
    </Alert>
  )
}

function Whole({state, result, ranking}: Pick<Props, 'state' | 'ranking'> & {readonly result: MockExamResult}) {
  return (
    <section
      aria-label={resultText.title}
      aria-busy={state.matches({open: 'loading'})}
      className={wholeStyle}
      {...(result.right === null && {tabIndex: 0})}
    >
      <Keys state={state} result={result} />
      <ResultTiles result={result} ranking={ranking} />
      {result.banner ? <ResultBanner banner={result.banner} /> : null}
      {result.description === null ? null : (
        <section className={css({display: 'flex', flexDirection: 'column', gap: '1'})} aria-labelledby="mock-about">
          <h3 id="mock-about" className={css({textStyle: 'heading', fontSize: 'lg', color: 'text.strong'})}>
            {resultText.about}
          </h3>
          <p
            className={css({textStyle: 'body', maxWidth: 'prose', whiteSpace: 'pre-line', overflowWrap: 'break-word'})}
          >
            {result.description}
          </p>
        </section>
      )}
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: {base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(18rem, 1fr))'},
          gap: '8',
          alignItems: 'start',
        })}
      >
        <ResultCharts result={result} />
      </div>
      {result.right === null || result.areas.length === 0 ? null : <AreaDetails areas={result.areas} />}
    </section>
  )
}

function Inside({state, send, ranking}: Omit<Props, 'title'>) {
  const result = knownResult(state)
  if (result) return <Whole state={state} result={result} ranking={ranking} />
  if (!state.matches({open: 'failed'}))
    return (
      <div className={css({minHeight: '[24rem]'})}>
        <Skeleton shape="block" lines={3} label={resultText.loading} />
      </div>
    )
  return (
    <>
      <Alert
        tone="error"
        role="alert"
        title={resultText.failed}
        actions={
          <Button variant="outline" onClick={() => send({type: 'result.retry'})}>
            {resultText.tryAgain}
          </Button>
        }
      >
        {resultText.failedHint}
      </Alert>
      {ranking}
    </>
  )
}

/** The modal 'Resultado do Simulado' in every state of its chart (F-071; spec 2§2). */
export function MockResultView({state, send, title, ranking}: Props) {
  if (!state.hasTag('open')) return null
  return (
    <Dialog
      open
      size="lg"
      onClose={() => send({type: 'result.close'})}
      title={resultText.title}
      description={title}
      closeLabel={resultText.close}
    >
      <Inside state={state} send={send} ranking={ranking} />
    </Dialog>
  )
}

/** In reach of the keyboard while nothing inside is, so that it can be scrolled without a mouse. */
const wholeStyle = css({display: 'flex', flexDirection: 'column', gap: '6', borderRadius: 'sm'})
