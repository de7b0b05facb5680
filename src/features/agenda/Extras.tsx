import {css} from 'styled-system/css'
import {agendaText} from '../../text/agenda/agenda.ts'
import {extrasPending} from '../../text/agenda/extras.ts'
import {PlusIcon} from '../../ui/icon/icons.tsx'
import {circleStyle, entryStyle} from './circle.ts'

/** The way to the extra activities, with how many of them wait (spec 1§2). */
export function Extras({pending, search}: {pending: number; search: string}) {
  return (
    <a href={`/atividades-extras${search}`} className={css(entryStyle)}>
      <span className={css(circleStyle, {position: 'relative'})}>
        <PlusIcon />
        {pending > 0 ? (
          <span aria-hidden="true" className={countStyle}>
            {pending}
          </span>
        ) : null}
      </span>
      <span className={css({textStyle: 'caption'})}>{agendaText.extras}</span>
      {pending > 0 ? <span className="visuallyHidden">{extrasPending(pending)}</span> : null}
    </a>
  )
}

const countStyle = css({
  position: 'absolute',
  top: '[-0.375rem]',
  right: '[-0.375rem]',
  minWidth: '5',
  height: '5',
  paddingInline: '1',
  borderRadius: 'full',
  bg: 'brand.solid',
  color: 'brand.onSolid',
  fontSize: '2xs',
  fontWeight: 'semibold',
  lineHeight: '[1.25rem]',
  fontVariantNumeric: 'tabular-nums',
})
