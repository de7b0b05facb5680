import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {labelOf} from '../../../domain/diagnostic/choice.ts'
import type {wizardMachine} from '../../../machines/diagnostic/wizard.machine.ts'
import {compassText, examTypeNames, failureText, wizardText as text} from '../../text/diagnostic/diagnostic.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import type {Send} from '../flow.ts'
import {Choosing} from './Choosing.tsx'
import {DiagnosticFrame} from './DiagnosticFrame.tsx'
import {ReadFailed} from './ReadFailed.tsx'
import {actionsStyle, cardsStyle, columnStyle, headingStyle, hintStyle} from './styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof wizardMachine>
  readonly send: Send<EventFrom<typeof wizardMachine>>
  /** A student's earlier diagnostics, below the welcome. */
  readonly past?: ReactNode
}

function Welcome({send, past}: Props) {
  return (
    <DiagnosticFrame title={text.welcomeTitle} windowTitle={text.title} intro={<p>{text.welcome}</p>}>
      <ul className={pointsStyle}>
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button size="lg" onClick={() => send({type: 'wizard.next'})}>
        {text.begin}
      </Button>
      {past}
    </DiagnosticFrame>
  )
}

function CompassIntro({send}: Props) {
  return (
    <DiagnosticFrame title={compassText.introTitle} windowTitle={compassText.title} intro={<p>{compassText.intro}</p>}>
      <Button size="lg" onClick={() => send({type: 'wizard.next'})}>
        {compassText.start}
      </Button>
      <ul className={cardsStyle}>
        {compassText.features.map(({title, text: words}) => (
          <Card as="li" key={title}>
            <h2 className={headingStyle}>{title}</h2>
            <p className={hintStyle}>{words}</p>
          </Card>
        ))}
      </ul>
    </DiagnosticFrame>
  )
}

function InstitutionsBody({state, send}: Props) {
  if (state.matches({institutions: 'choosing'})) return <Choosing state={state} send={send} />
  if (state.matches({institutions: 'empty'}))
    return (
      <Alert tone="info" role="status" title={text.empty}>
        {text.emptyHint}
      </Alert>
    )
  if (state.matches({institutions: 'loading'})) return <Skeleton shape="row" lines={4} label={text.loading} />
  return (
    <ReadFailed
      isOffline={state.matches({institutions: 'offline'})}
      words={failureText}
      onRetry={() => send({type: 'wizard.retry'})}
    />
  )
}

function Institutions({state, send}: Props) {
  const isCompass = state.context.purpose === 'compass'
  return (
    <DiagnosticFrame
      title={text.institutionsTitle}
      windowTitle={isCompass ? compassText.title : text.title}
      takesFocus
      intro={
        <p>
          {isCompass ? null : `${text.steps(1)} · `}
          {isCompass ? text.institutionsHintOfCompass : text.institutionsHint}
        </p>
      }
    >
      <div className={columnStyle}>
        <InstitutionsBody state={state} send={send} />
      </div>
      <div className={actionsStyle}>
        <Button variant="outline" onClick={() => send({type: 'wizard.back'})}>
          {text.back}
        </Button>
        <Button disabled={!state.can({type: 'wizard.next'})} onClick={() => send({type: 'wizard.next'})}>
          {isCompass ? text.confirm : text.next}
        </Button>
      </div>
    </DiagnosticFrame>
  )
}

function Summary({state, send}: Props) {
  const {type, targets, failure} = state.context
  const isPending = state.matches('creating') || state.matches('leaving')
  return (
    <DiagnosticFrame
      title={text.summaryTitle}
      windowTitle={text.title}
      takesFocus
      intro={
        <p>
          {text.steps(2)} · {text.welcome}
        </p>
      }
    >
      {failure === null ? null : (
        <Alert tone="error" role="alert" title={text.createFailed}>
          {failure === 'offline' ? failureText.offline : text.createFailedHint}
        </Alert>
      )}
      <Card>
        <dl className={css({display: 'grid', gap: '2', '& dt': {textStyle: 'small', color: 'text.muted'}})}>
          <dt>{text.summaryType}</dt>
          <dd>{type === null ? text.general : examTypeNames[type]}</dd>
          <dt>{text.summaryInstitutions}</dt>
          {targets.length === 0 ? <dd>{text.general}</dd> : null}
          {targets.map(({uf, institution}) => (
            <dd key={institution}>
              {uf} · {labelOf(institution)}
            </dd>
          ))}
        </dl>
      </Card>
      <ul className={pointsStyle}>
        {text.summaryRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {state.matches({creating: 'slow'}) ? (
        <Alert tone="info" role="status">
          {text.slow}
        </Alert>
      ) : null}
      <div className={actionsStyle}>
        <Button variant="outline" disabled={isPending} onClick={() => send({type: 'wizard.back'})}>
          {text.back}
        </Button>
        <Button pending={isPending} onClick={() => send({type: 'exam.start'})}>
          {isPending ? text.starting : text.start}
        </Button>
      </div>
    </DiagnosticFrame>
  )
}

/** The wizard of the diagnostic (F-130) and the intro of the compass (F-134) in every state of their chart. */
export function WizardView(props: Props) {
  const {state} = props
  const isCompass = state.context.purpose === 'compass'
  if (state.hasTag('institutions')) return <Institutions {...props} />
  if (state.matches('welcome') || (isCompass && state.matches('resuming')))
    return isCompass ? <CompassIntro {...props} /> : <Welcome {...props} />
  return isCompass ? <Institutions {...props} /> : <Summary {...props} />
}

const pointsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingInlineStart: '5',
  listStyle: 'disc',
  textStyle: 'body',
  color: 'text.default',
})
