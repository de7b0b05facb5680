import {useEffect, useRef} from 'react'

/** Ids of the elements that take the focus: the open item, and the row from which it was opened. */
export const paneId = (list: string): string => `${list}-pane`
export const rowId = (list: string, id: string): string => `${list}-row-${id}`

/** The focus goes with the student: into the item that opens, and back to its row when it closes. Not on arrival. */
export function useFollowingFocus(list: string, openId: string | null): void {
  const before = useRef(openId)
  useEffect(() => {
    const last = before.current
    before.current = openId
    if (last === openId) return
    const place = openId === null ? last && rowId(list, last) : paneId(list)
    const element = place ? document.getElementById(place) : null
    element?.focus({preventScroll: false})
  }, [list, openId])
}
