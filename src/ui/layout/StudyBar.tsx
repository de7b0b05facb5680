import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react'
import {createSlot} from './slot.tsx'

const bar = createSlot()
const end = createSlot()
const place = createSlot()

/** Around the header and the screen: what is studied fills the header with its bar. */
export const StudyBarRoom = ({children}: {readonly children: ReactNode}) => (
  <bar.Room>
    <end.Room>
      <place.Room>{children}</place.Room>
    </end.Room>
  </bar.Room>
)

/** Where the bar is drawn: the start of the header. */
export const StudyBarSlot = () => <bar.Place className="studyBar__slot" />

/** Further controls of the bar: timer, end of an exam, leaving the focus mode. */
export const StudyBarEnd = end.Fill

type PlaceProps = {readonly children: string; readonly number: number; readonly total: number}

/** Which of how many is on the screen, with a line below the bar that fills up. */
export const StudyPlace = ({children, number, total}: PlaceProps) => (
  <place.Fill>
    <span className="studyBar__count">{children}</span>
    <span className="studyBar__line" aria-hidden="true" style={{transform: `scaleX(${number / total})`}} />
  </place.Fill>
)

type Props = {
  /** What kind of thing is studied; above the title, where there is room. */
  readonly kind: string
  /** Where it belongs; after the kind. */
  readonly path?: string | undefined
  readonly title: ReactNode
  /**
   * The bars of the product give way to it, stay beside it (`open`), or the days stand unfolded below it (`day`); days and
   * contents that can be unfolded are `foldedDay`.
   */
  readonly stand?: 'folded' | 'foldedDay' | 'open' | 'day'
  /** The title takes the focus: this part has replaced the one that had it. */
  readonly takesFocus?: boolean
  /** The way back to the day. */
  readonly start?: ReactNode
  /** Beside the title: that it is finished. */
  readonly mark?: ReactNode
  /** What can be done with it as a whole. */
  readonly children?: ReactNode
}

/** The one row above everything that is studied: back, what it is, which of how many, its time and its end. */
export function StudyBar({kind, path, title, stand = 'folded', takesFocus = false, start, mark, children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  // An attribute of the root: `:has()` there would compute the styles of the whole page with every question.
  useLayoutEffect(() => {
    const {dataset} = document.documentElement
    dataset.study = stand
    return () => {
      delete dataset.study
    }
  }, [stand])
  return (
    <bar.Fill>
      <div className="studyBar__root">
        {start}
        <div className="studyBar__text">
          <p className="studyBar__kind">
            <span>{kind}</span>
            {path ? <span>{path}</span> : null}
          </p>
          <h1 ref={heading} tabIndex={-1} className="studyBar__title">
            {title}
          </h1>
        </div>
        {mark}
        <place.Place className="studyBar__place" />
        <end.Place className="studyBar__end" />
        {children}
      </div>
    </bar.Fill>
  )
}
