import {css} from 'styled-system/css'
import {isOneClick, type OneClickKind, wayOf} from '../../../domain/extras/tileWays.ts'
import type {ExtraKind} from '../../../domain/extras/extra.types.ts'
import type {Tile} from '../../../machines/extras/extras.selectors.ts'
import {extraNames, extrasText, tileHints, tileReasons} from '../../text/extras/extras.ts'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {Spinner} from '../../ui/status/Spinner.tsx'
import {extraIcons, wizardHref} from './creationTiles.ts'

type Props = {
  readonly tiles: readonly Tile[]
  /** The one-click kind that is being created. */
  readonly creating: OneClickKind | null
  /** The `date` of the address. */
  readonly date: string | null
  readonly onStart: (kind: OneClickKind) => void
}

/** What stands in a tile: what it makes, and what that is or why it cannot be made. */
function Face({kind, isBusy, hint}: {readonly kind: ExtraKind; readonly isBusy: boolean; readonly hint: string}) {
  const Icon = extraIcons[kind]
  return (
    <>
      <span className={iconStyle}>{isBusy ? <Spinner size="sm" /> : <Icon />}</span>
      <span className={wordsStyle}>
        <span className={nameStyle}>{extraNames[kind]}</span>
        <span className={hintStyle}>{isBusy ? extrasText.creating : hint}</span>
      </span>
    </>
  )
}

function OneTile({tile: {kind, state}, creating, date, onStart}: Omit<Props, 'tiles'> & {readonly tile: Tile}) {
  const isBusy = creating === kind
  if (state !== 'open')
    return (
      <div className={css(tileStyle, closedStyle)}>
        <Face kind={kind} isBusy={isBusy} hint={tileReasons[state]} />
      </div>
    )
  const face = <Face kind={kind} isBusy={isBusy} hint={tileHints[kind]} />
  const way = wayOf(kind)
  if (way.by === 'wizard')
    return (
      <a href={wizardHref(way.criar, date)} className={css(tileStyle, openStyle)}>
        {face}
      </a>
    )
  return (
    <button
      type="button"
      className={css(tileStyle, openStyle)}
      aria-disabled={creating !== null || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => isOneClick(kind) && creating === null && onStart(kind)}
    >
      {face}
    </button>
  )
}

/** The eight kinds of extras: links to wizards, buttons for what one click makes, and why the others cannot be made. */
export function Tiles({tiles, ...rest}: Props) {
  const hasQuestions = tiles.some(({kind, state}) => kind === 'Question' && state === 'open')
  return (
    <section aria-labelledby="criar-atividade" className={sectionStyle}>
      <h2 id="criar-atividade" className={css({textStyle: 'heading', color: 'text.strong'})}>
        {extrasText.create}
      </h2>
      <ul className={gridStyle}>
        {tiles.map((tile) => (
          <li key={tile.kind} className={css({display: 'flex', minWidth: '0'})}>
            <OneTile tile={tile} {...rest} />
          </li>
        ))}
      </ul>
      {hasQuestions ? (
        <p className={css({textStyle: 'small', color: 'text.muted'})}>
          <TextLink href={wizardHref('revisao-prioritaria', rest.date)} variant="standalone">
            {extrasText.priority}
          </TextLink>{' '}
          {extrasText.priorityHint}
        </p>
      ) : null}
    </section>
  )
}

const sectionStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const gridStyle = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 15rem), 1fr))]',
})
const tileStyle = css.raw({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  width: 'full',
  minHeight: 'touch',
  padding: '4',
  borderRadius: 'lg',
  border: 'default',
  bg: 'surface.raised',
  color: 'text.default',
  textAlign: 'start',
})
const openStyle = css.raw({cursor: 'pointer', _hover: {borderColor: 'border.control', bg: 'surface.hover'}})
const closedStyle = css.raw({
  borderStyle: 'dashed',
  bg: 'transparent',
  color: 'text.muted',
  '& svg': {color: 'text.muted'},
})
const iconStyle = css({
  display: 'inline-flex',
  flexShrink: '0',
  color: 'brand.text',
  '& svg': {width: '5', height: '5'},
})
const wordsStyle = css({display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0'})
const nameStyle = css({fontWeight: 'semibold', overflowWrap: 'anywhere'})
const hintStyle = css({textStyle: 'small', color: 'text.muted'})
