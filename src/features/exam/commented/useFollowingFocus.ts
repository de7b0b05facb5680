import {useEffect, useRef} from 'react'
import {chosenExam, shownPages} from '../../../../machines/exam/commented.selectors.ts'
import type {CommentedFlow} from './flow.ts'

/** What stands below the choice of the institution: its list of exams, or a page of one. Null while it is something else. */
function placeBelow(state: CommentedFlow['state']): string | null {
  if (!state.matches('shown')) return null
  return `${chosenExam(state)?.template ?? ''} ${shownPages(state).current}`
}

/** The focus goes with the student, from the list to an exam, from page to page and back: to the heading of that id. Not on arrival. */
export function useFollowingFocus(state: CommentedFlow['state'], headingId: string): void {
  const place = placeBelow(state)
  const last = useRef(place)
  useEffect(() => {
    const before = last.current
    last.current = place
    if (before !== null && place !== null && before !== place) document.getElementById(headingId)?.focus()
  }, [place, headingId])
}
