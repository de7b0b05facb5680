import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {ExtraKind} from '../../../domain/extras/extra.types.ts'
import {extrasPath} from '../../../domain/extras/routes.ts'
import {type TileWay, wayOf} from '../../../domain/extras/tileWays.ts'
import type {Tile} from '../../../machines/extras/extras.selectors.ts'
import {extraNames, extrasText, tileHints, tileReasons} from '../../text/extras/extras.ts'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {extraIcons} from './extraIcons.ts'

export type PressKind = Extract<TileWay, {by: 'press'}>['kind']

type Props = {
  readonly tiles: readonly Tile[]
  /** The `date` of the address. */
  readonly date: string | null
  /** The button that makes a kind by one press, and tells what became of it. */
  readonly buttonOf: (kind: PressKind) => ReactNode
}

/** The address of a wizard over the hub: Back closes it. */
function wizardHref(criar: string, date: string | null): string {
  const query = new URLSearchParams({...(date !== null && {date}), criar})
  return `${extrasPath}?${query.toString()}`
}

/** What stands in a tile: what it makes, and what that is or why it cannot be made. */
function Face({
  kind,
  hint,
  children,
}: {
  readonly kind: ExtraKind
  readonly hint: string
  readonly children?: ReactNode
}) {
  const Icon = extraIcons[kind]
  return (
    <>
      <span className={iconStyle}>
        <Icon />
      </span>
      <span className={wordsStyle}>
        <span className={nameStyle}>{extraNames[kind]}</span>
        <span className={hintStyle}>{hint}</span>
        {children}
      </span>
    </>
  )
}

function OneTile({tile: {kind, state}, date, buttonOf}: Omit<Props, 'tiles'> & {readonly tile: Tile}) {
  if (state !== 'open')
    return (
      <div className={css(tileStyle, closedStyle)}>
        <Face kind={kind} hint={tileReasons[state]} />
      </div>
    )
  const way = wayOf(kind)
  if (way.by === 'press')
    return (
      <div className={css(tileStyle)}>
        <Face kind={kind} hint={tileHints[kind]}>
          {buttonOf(way.kind)}
        </Face>
      </div>
    )
  return (
    <a href={wizardHref(way.criar, date)} className={css(tileStyle, openStyle)}>
      <Face kind={kind} hint={tileHints[kind]} />
    </a>
  )
}

/** The eight kinds of extras: links to wizards, buttons for what one press makes, and why the others cannot be made. */
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
const openStyle = css.raw({_hover: {borderColor: 'border.control', bg: 'surface.hover'}})
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
