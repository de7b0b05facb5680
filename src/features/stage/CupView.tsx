import type {SyntheticEvent} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {cupBounds, cupPoints, type CupTeam, isInFront, standingsOf} from '../../../domain/stage/cup.ts'
import type {cupMachine} from '../../../machines/stage/cup.machine.ts'
import {cupText, giveLabel, podiumTitle, pointsOf, teamLabel} from '../../text/stage/cup.ts'
import {Button} from '../../ui/action/Button.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {ConfirmDialog} from '../../ui/overlay/ConfirmDialog.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof cupMachine>
  readonly send: (event: EventFrom<typeof cupMachine>) => void
}

const places = Array.from({length: cupBounds.most}, (_, index) => index + 1)

function Assembling({state, send}: Props) {
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const names = new FormData(event.currentTarget).getAll('team')
    send({type: 'cup.start', names: names.filter((name) => typeof name === 'string')})
  }
  return (
    <form onSubmit={onSubmit} className={formStyle} noValidate>
      <h2 className={css({textStyle: 'heading', color: 'text.strong'})}>{cupText.assemble}</h2>
      <p className={hintStyle}>{cupText.assembleHint}</p>
      {state.matches({assembling: 'refused'}) ? (
        <Alert tone="error" role="alert">
          {cupText.refused}
        </Alert>
      ) : null}
      <div className={fieldsStyle}>
        {places.map((place) => (
          <TextField
            key={place}
            label={teamLabel(place)}
            name="team"
            maxLength={cupBounds.name}
            autoComplete="off"
            required={place <= cupBounds.least}
          />
        ))}
      </div>
      <Button type="submit" size="lg" className={css({alignSelf: 'start'})}>
        {cupText.start}
      </Button>
    </form>
  )
}

type PanelProps = Pick<Props, 'send'> & {
  readonly team: CupTeam
  readonly index: number
  readonly isFirst: boolean
}

const Panel = ({team: {name, points}, index, isFirst, send}: PanelProps) => (
  <li className={panelStyle} {...(isFirst && {'data-first': ''})}>
    <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: '8'})}>
      <span className={placeStyle} aria-hidden="true">
        {index + 1}
      </span>
      <h2 className={nameStyle}>{name}</h2>
      {isFirst ? <Badge tone="brand">{cupText.inFront}</Badge> : null}
    </div>
    <p className={pointsStyle} aria-live="polite" aria-atomic="true">
      <span className="visuallyHidden">
        {name}: {pointsOf(points)}
      </span>
      <span aria-hidden="true">{points}</span>
    </p>
    <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'center'})}>
      {[-1, ...cupPoints].map((given) => (
        <Button
          key={given}
          variant={given < 0 ? 'ghost' : 'outline'}
          disabled={given < 0 && points === 0}
          aria-label={giveLabel(given, name)}
          onClick={() => send({type: 'points.give', team: index, points: given})}
        >
          {given < 0 ? `−${-given}` : `+${given}`}
        </Button>
      ))}
    </div>
  </li>
)

const Playing = ({state, send}: Props) => (
  <>
    <ul className={teamsStyle}>
      {state.context.kept.teams.map((team, index) => (
        <Panel
          key={team.name}
          team={team}
          index={index}
          isFirst={isInFront(state.context.kept.teams, team)}
          send={send}
        />
      ))}
    </ul>
    <div className={actionsStyle}>
      <p className={hintStyle}>{cupText.worth}</p>
      <Button variant="ghost" disabled={!state.can({type: 'points.undo'})} onClick={() => send({type: 'points.undo'})}>
        {cupText.undo}
      </Button>
      <Button variant="ghost" onClick={() => send({type: 'cup.reset'})}>
        {cupText.reset}
      </Button>
      <Button onClick={() => send({type: 'cup.finish'})}>{cupText.finish}</Button>
    </div>
  </>
)

function Podium({state, send}: Props) {
  const standings = standingsOf(state.context.kept.teams)
  const winners = standings.filter(({rank}) => rank === 1)
  return (
    <>
      <div className={podiumStyle}>
        <div role="status">
          <h2 className={winnerStyle}>
            {podiumTitle(
              winners.map(({name}) => name),
              winners[0]?.points ?? 0,
            )}
          </h2>
        </div>
        <ol aria-label={cupText.podium} className={standingsStyle}>
          {standings.map(({name, points, rank}) => (
            <li key={name} className={standingStyle} {...(rank === 1 && {'data-first': ''})}>
              <span className={rankStyle}>{rank}º</span>
              <span className={css({flex: '1', overflowWrap: 'anywhere'})}>{name}</span>
              <span className={css({fontVariantNumeric: 'tabular-nums'})}>{pointsOf(points)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={actionsStyle}>
        <Button variant="ghost" onClick={() => send({type: 'cup.reset'})}>
          {cupText.reset}
        </Button>
        <Button variant="outline" onClick={() => send({type: 'cup.resume'})}>
          {cupText.resume}
        </Button>
      </div>
    </>
  )
}

/** The cup on the stage, in every state of its chart (spec 3§2.8). */
export function CupView({state, send}: Props) {
  if (state.matches('assembling')) return <Assembling state={state} send={send} />
  const isAsking = state.matches('asking')
  return (
    <div className={rootStyle}>
      {state.context.kept.isOver ? <Podium state={state} send={send} /> : <Playing state={state} send={send} />}
      {isAsking ? (
        <ConfirmDialog
          open
          danger
          title={cupText.resetTitle}
          description={cupText.resetHint}
          confirmLabel={cupText.resetConfirm}
          cancelLabel={cupText.cancel}
          onConfirm={() => send({type: 'reset.confirm'})}
          onCancel={() => send({type: 'reset.cancel'})}
        />
      ) : null}
    </div>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '5', flex: '1', minWidth: '0'})
const hintStyle = css({textStyle: 'body', color: 'text.muted', marginInlineEnd: 'auto'})
const formStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  padding: '6',
  borderRadius: 'xl',
  border: 'subtle',
  bg: 'surface.raised',
})
const fieldsStyle = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 16rem), 1fr))]',
})
const teamsStyle = css({
  flex: '1',
  display: 'grid',
  gap: '4',
  listStyle: 'none',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 17rem), 1fr))]',
})
const panelStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '3',
  padding: '5',
  minWidth: '0',
  borderRadius: 'xl',
  border: 'subtle',
  bg: 'surface.raised',
  '&[data-first]': {borderColor: 'brand.solid', bg: 'brand.subtle'},
})
const placeStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '8',
  height: '8',
  flexShrink: '0',
  borderRadius: 'full',
  bg: 'brand.solid',
  color: 'brand.onSolid',
  textStyle: 'label',
})
const nameStyle = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(1.25rem, 3.5vmin, 2.5rem)]',
  lineHeight: 'tight',
  color: 'text.strong',
  overflowWrap: 'anywhere',
  minWidth: '0',
})
const pointsStyle = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(4rem, 18vmin, 14rem)]',
  lineHeight: 'none',
  textAlign: 'center',
  color: 'brand.text',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
const actionsStyle = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: '2'})
const podiumStyle = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '6',
  padding: '6',
  borderRadius: 'xl',
  border: 'subtle',
  bg: 'surface.raised',
})
const winnerStyle = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(2rem, 9vmin, 6rem)]',
  lineHeight: 'tight',
  textAlign: 'center',
  color: 'brand.text',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
const standingsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyle: 'none',
  width: 'full',
  maxWidth: '[44rem]',
  marginInline: 'auto',
})
const standingStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '4',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'lg',
  border: 'subtle',
  fontSize: '[clamp(1.125rem, 3vmin, 2rem)]',
  color: 'text.default',
  '&[data-first]': {borderColor: 'brand.solid', bg: 'brand.subtle', color: 'brand.text', fontWeight: 'semibold'},
})
const rankStyle = css({fontVariantNumeric: 'tabular-nums', minWidth: '8'})
