import {useEffect, useRef} from 'react'
import {css} from 'styled-system/css'
import {canMove, type Direction, type InstitutionTarget, type Targets} from '../../../domain/profile/targets.ts'
import type {TargetsEvent} from '../../../machines/profile/targets.types.ts'
import {targetName, targetsText} from '../../text/profile/studyProfile.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import {CrossIcon} from '../../ui/icon/basicIcons.tsx'
import {ChevronDownIcon, ChevronUpIcon} from '../../ui/icon/lateIcons.tsx'

type Props = {readonly targets: Targets; readonly isLocked: boolean; readonly send: (event: TargetsEvent) => void}

const keyOf = ({uf, institution}: InstitutionTarget): string => `${uf} ${institution}`

/** What shall have the focus once the list is drawn anew: a moved row, or the row that took the place of a removed one. */
type Wanted =
  | {readonly kind: 'moved'; readonly key: string; readonly direction: Direction}
  | {readonly kind: 'removed'; readonly index: number}

function focusWanted(list: HTMLElement, wanted: Wanted): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-target]')]
  if (wanted.kind === 'removed') {
    const row = rows[Math.min(wanted.index, rows.length - 1)]
    const next = row?.querySelector<HTMLElement>('[data-act=remove]') ?? list
    next.focus()
    return
  }
  const row = rows.find(({dataset}) => dataset['target'] === wanted.key)
  const other = wanted.direction === 'up' ? 'down' : 'up'
  const next =
    row?.querySelector<HTMLElement>(`[data-act=${wanted.direction}]:enabled`) ??
    row?.querySelector<HTMLElement>(`[data-act=${other}]`)
  next?.focus()
}

/** The chosen institutions in order; the focus follows what moves (D-30). */
export function TargetList({targets, isLocked, send}: Props) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<Wanted | null>(null)
  useEffect(() => {
    if (list.current && wanted.current) focusWanted(list.current, wanted.current)
    wanted.current = null
  }, [targets])

  const move = (target: InstitutionTarget, direction: Direction) => {
    wanted.current = {kind: 'moved', key: keyOf(target), direction}
    send({type: 'target.move', target, direction})
  }
  const remove = (target: InstitutionTarget, index: number) => {
    wanted.current = {kind: 'removed', index}
    send({type: 'target.remove', target})
  }
  return (
    <ol ref={list} tabIndex={-1} aria-label={targetsText.list} className={listStyle}>
      {targets.map((target, index) => (
        <li key={keyOf(target)} data-target={keyOf(target)} className={rowStyle}>
          <span className={placeStyle}>{index + 1}</span>
          <span className={nameStyle}>
            <span className={css({textStyle: 'label', color: 'text.strong', overflowWrap: 'anywhere'})}>
              {target.institution}
            </span>
            <span className={css({display: 'flex', flexWrap: 'wrap', gap: '1.5'})}>
              <Badge>{target.uf}</Badge>
              {index === 0 && targets.length > 1 ? <Badge tone="brand">{targetsText.heaviest}</Badge> : null}
            </span>
          </span>
          <span className={actsStyle}>
            <IconButton
              data-act="up"
              label={targetsText.moveUp(targetName(target))}
              icon={<ChevronUpIcon />}
              disabled={isLocked || !canMove(targets, target, 'up')}
              onClick={() => move(target, 'up')}
            />
            <IconButton
              data-act="down"
              label={targetsText.moveDown(targetName(target))}
              icon={<ChevronDownIcon />}
              disabled={isLocked || !canMove(targets, target, 'down')}
              onClick={() => move(target, 'down')}
            />
            <IconButton
              data-act="remove"
              label={targetsText.remove(targetName(target))}
              icon={<CrossIcon />}
              disabled={isLocked}
              onClick={() => remove(target, index)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

const listStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '0',
  margin: '0',
  listStyle: 'none',
  outline: 'none',
})
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  padding: '2',
  paddingInlineStart: '3',
  borderRadius: 'lg',
  border: 'subtle',
  bg: 'surface.raised',
})
const placeStyle = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '8',
  height: '8',
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.text',
  textStyle: 'label',
  fontVariantNumeric: 'tabular-nums',
})
const nameStyle = css({display: 'flex', flexDirection: 'column', gap: '1', flex: '[1 1 9rem]', minWidth: '0'})
const actsStyle = css({display: 'flex', marginInlineStart: 'auto'})
