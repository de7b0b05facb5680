import {css, cx} from 'styled-system/css'
import {raffleCategories, type RaffleCategory} from '../../../domain/stage/raffle.ts'
import {boardOf, itemOnStage, leftToDraw, type RaffleSnapshot} from '../../../machines/stage/raffle.selectors.ts'
import type {RaffleEvent} from '../../../machines/stage/raffle.types.ts'
import {
  categoryNames,
  itemName,
  leftOfAll,
  putBackQuestion,
  raffleFailures,
  raffleText,
} from '../../text/stage/stage.ts'
import {Button} from '../../ui/action/Button.tsx'
import {SegmentedControl} from '../../ui/form/SegmentedControl.tsx'
import {ConfirmDialog} from '../../ui/overlay/ConfirmDialog.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'

/** What a draw brings along: a roll of 0 to below 1, and whether the system asks for less motion. */
export type Roll = {readonly roll: number; readonly isMotionReduced: boolean}

type Props = {
  readonly state: RaffleSnapshot
  readonly send: (event: RaffleEvent) => void
  readonly newRoll: () => Roll
}

const categories = raffleCategories.map((value) => ({value, label: categoryNames[value]}))

/** Numbers that run past while one is drawn, from the board of the category. */
function Reel({state}: Pick<Props, 'state'>) {
  const numbers = boardOf(state)
    .filter(({isDrawn}) => !isDrawn)
    .map(({number}) => number)
  const passing = Array.from({length: reelLength}, (_, index) => numbers[(index * 7) % Math.max(1, numbers.length)])
  return (
    <div className={reelStyle} aria-hidden="true">
      <div className={reelStripStyle}>
        {passing.map((number, index) => (
          <span key={index} className={numberStyle}>
            {number}
          </span>
        ))}
      </div>
    </div>
  )
}

function OnStage({state}: Pick<Props, 'state'>) {
  const {kept} = state.context
  const item = itemOnStage(state)
  if (state.matches({open: 'drawing'}))
    return (
      <>
        <Reel state={state} />
        <p role="status" className={lineStyle}>
          {raffleText.drawing}
        </p>
      </>
    )
  if (item === null && leftToDraw(state) === 0)
    return (
      <div role="status" className={wordsStyle}>
        <p className={lineStyle}>{raffleText.exhausted}</p>
        <p className={hintStyle}>{raffleText.exhaustedHint}</p>
      </div>
    )
  if (item === null)
    return (
      <div role="status" className={wordsStyle}>
        <p className={lineStyle}>{raffleText.ready}</p>
        <p className={hintStyle}>{raffleText.readyHint}</p>
      </div>
    )
  return (
    <>
      <span key={item.id} className={cx(numberStyle, shownStyle)} aria-hidden="true">
        {item.number}
      </span>
      <div role="status" className={wordsStyle}>
        <p className={lineStyle}>{itemName(kept.category, item.number)}</p>
        {state.matches({open: 'opening'}) ? <p className={hintStyle}>{raffleText.opening}</p> : null}
        {state.matches({open: {ready: 'blocked'}}) ? <p className={hintStyle}>{raffleText.blocked}</p> : null}
      </div>
    </>
  )
}

const waysBack = [
  {what: 'category', words: raffleText.putBackCategory},
  {what: 'all', words: raffleText.putBackAll},
] as const

function Board({state, send}: Pick<Props, 'state' | 'send'>) {
  const cells = boardOf(state)
  return (
    <section aria-label={raffleText.board} className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
      <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2'})}>
        <p className={cx(hintStyle, css({marginInlineEnd: 'auto'}))}>{leftOfAll(leftToDraw(state), cells.length)}</p>
        {waysBack.map(({what, words}) => (
          <Button
            key={what}
            variant="ghost"
            size="sm"
            disabled={!(state.matches({open: 'asking'}) || state.can({type: 'raffle.putBack', what}))}
            onClick={() => send({type: 'raffle.putBack', what})}
          >
            {words}
          </Button>
        ))}
      </div>
      <ol className={boardStyle}>
        {cells.map(({id, number, isDrawn, isShown}) => (
          <li key={id} className={cellStyle} {...(isDrawn && {'data-drawn': ''})} {...(isShown && {'data-shown': ''})}>
            {number}
            {isDrawn ? <span className="visuallyHidden"> {raffleText.wasDrawn}</span> : null}
            {isShown ? <span className="visuallyHidden"> {raffleText.isShown}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Question({state, send}: Pick<Props, 'state' | 'send'>) {
  const {kept, putBack} = state.context
  const asked: readonly RaffleCategory[] = putBack === 'all' ? raffleCategories : [kept.category]
  const amount = asked.reduce((sum, category) => sum + kept.drawn[category].length, 0)
  const words = putBackQuestion(putBack, kept.category, amount)
  return (
    <ConfirmDialog
      open
      danger
      title={words.title}
      description={words.description}
      confirmLabel={words.confirm}
      cancelLabel={raffleText.cancel}
      onConfirm={() => send({type: 'putBack.confirm'})}
      onCancel={() => send({type: 'putBack.cancel'})}
    />
  )
}

/** The raffle on the stage, in every state of its chart (F-143; spec 3§2.8). */
export function RaffleView({state, send, newRoll}: Props) {
  if (state.matches('loading'))
    return (
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="block" lines={6} label={raffleText.loading} />
      </div>
    )
  if (state.matches('empty'))
    return (
      <EmptyState art="search" title={raffleText.empty}>
        {raffleText.emptyHint}
      </EmptyState>
    )
  if (!state.matches('open'))
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={raffleFailures}
        onRetry={() => send({type: 'list.retry'})}
      />
    )
  return (
    <div className={rootStyle}>
      <SegmentedControl
        label={raffleText.categories}
        hideLabel
        options={categories}
        value={state.context.kept.category}
        onChange={(category) => send({type: 'category.choose', category})}
      />
      <div className={stageStyle}>
        <OnStage state={state} />
        <div className={css({display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3'})}>
          {itemOnStage(state) === null || state.matches({open: 'drawing'}) ? null : (
            <Button
              variant="outline"
              size="lg"
              pending={state.matches({open: 'opening'})}
              onClick={() => send({type: 'item.open'})}
            >
              {raffleText.open}
            </Button>
          )}
          <Button
            size="lg"
            className={drawStyle}
            pending={state.matches({open: 'drawing'}) || state.matches({open: 'opening'})}
            disabled={state.matches({open: {ready: 'exhausted'}})}
            onClick={() => send({type: 'raffle.draw', ...newRoll()})}
          >
            {raffleText.draw}
          </Button>
        </div>
      </div>
      <Board state={state} send={send} />
      {state.matches({open: 'asking'}) ? <Question state={state} send={send} /> : null}
    </div>
  )
}

const reelLength = 16

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '5', flex: '1', minWidth: '0'})
const stageStyle = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '5',
  minHeight: '[min(20rem, 50dvh)]',
  padding: '6',
  borderRadius: 'xl',
  border: 'subtle',
  bg: 'surface.raised',
  textAlign: 'center',
  overflow: 'hidden',
})
const numberStyle = css({
  display: 'block',
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(6rem, 30vmin, 22rem)]',
  lineHeight: 'none',
  color: 'brand.text',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
const shownStyle = css({animation: '[rise 320ms cubic-bezier(0.2, 0.8, 0.2, 1)]'})
const reelStyle = css({height: '[clamp(6rem, 30vmin, 22rem)]', overflow: 'hidden'})
const reelStripStyle = css({animation: '[reel 2200ms cubic-bezier(0.1, 0.6, 0.2, 1) both]'})
const wordsStyle = css({display: 'flex', flexDirection: 'column', gap: '2', alignItems: 'center'})
const lineStyle = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[clamp(1.5rem, 5vmin, 3.5rem)]',
  lineHeight: 'tight',
  color: 'text.strong',
  textWrap: 'balance',
})
const hintStyle = css({textStyle: 'body', color: 'text.muted'})
const drawStyle = css({minWidth: '48'})
const boardStyle = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(2.25rem, 1fr))]',
  gap: '1',
  listStyle: 'none',
})
const cellStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '9',
  borderRadius: 'sm',
  border: 'subtle',
  textStyle: 'label',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.default',
  '&[data-drawn]': {
    bg: 'brand.subtle',
    color: 'brand.text',
    borderColor: 'brand.border',
    textDecorationLine: 'line-through',
  },
  '&[data-shown]': {bg: 'brand.solid', color: 'brand.onSolid', textDecorationLine: 'none', fontWeight: 'bold'},
})
