import {css} from 'styled-system/css'
import {rangeOf} from '../../../../domain/exam/commented.ts'
import type {ShownPages} from '../../../../machines/exam/commented.selectors.ts'
import {commentedText, pageLabel, pageName} from '../../../text/exam/commented.ts'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {ChevronLeftIcon, ChevronRightIcon} from '../../../ui/icon/icons.tsx'

type Props = ShownPages & {
  /** Tells this list of pages from another of the same page. */
  readonly label: string
  readonly totalQuestions: number
  readonly onOpen: (page: number) => void
}

/** The pages of an exam by the questions they hold; nothing for an exam of one page. */
export function Pages({label, current, total, totalQuestions, onOpen}: Props) {
  if (total < 2) return null
  return (
    <nav aria-label={label} className={pagesStyle}>
      <span className={stepStyle}>
        <IconButton
          label={commentedText.previous}
          icon={<ChevronLeftIcon />}
          disabled={current === 1}
          onClick={() => onOpen(current - 1)}
        />
      </span>
      <ul className={listStyle}>
        {Array.from({length: total}, (_, index) => index + 1).map((page) => {
          const [first, last] = rangeOf(page, totalQuestions)
          return (
            <li key={page}>
              <button
                type="button"
                className={pageStyle}
                aria-label={pageLabel(first, last)}
                {...(page === current && {'aria-current': 'page' as const})}
                onClick={() => onOpen(page)}
              >
                {pageName(first, last)}
              </button>
            </li>
          )
        })}
      </ul>
      <span className={stepStyle}>
        <IconButton
          label={commentedText.next}
          icon={<ChevronRightIcon />}
          disabled={current === total}
          onClick={() => onOpen(current + 1)}
        />
      </span>
    </nav>
  )
}

const pagesStyle = css({display: 'flex', alignItems: 'center', gap: '1', minWidth: '0'})
// A phone has room for the pages themselves only.
const stepStyle = css({mdDown: {display: 'none'}})
const listStyle = css({display: 'flex', flexWrap: 'wrap', gap: '1', minWidth: '0'})
const pageStyle = css({
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'md',
  border: 'default',
  textStyle: 'label',
  color: 'text.default',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  bg: 'surface.raised',
  _hover: {borderColor: 'border.control'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
  '&[aria-current]': {bg: 'brand.subtle', borderColor: 'brand.solid', fontWeight: 'semibold', color: 'text.strong'},
})
