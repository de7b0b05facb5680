import {useEffect, useRef} from 'react'

/** Ids of the elements that take the focus: the open item, and the row from which it was opened. */
export const paneId = (list: string): string => `${list}-pane`
export const rowId = (list: string, id: string): string => `${list}-row-${id}`

function follow(list: string, before: string | null, openId: string | null): void {
  const pane = document.getElementById(paneId(list))
  if (before !== null && openId !== null) {
    // From one item to the next the focus stays on what was pressed; only the item's beginning comes into view.
    if (pane && pane.getBoundingClientRect().top < 0) pane.scrollIntoView()
    return
  }
  const place = openId === null && before !== null ? document.getElementById(rowId(list, before)) : pane
  place?.focus()
}

/** The focus goes with the student: into the item that opens, and back to its row when it closes. Not on arrival. */
export function useFollowingFocus(list: string, openId: string | null): void {
  const last = useRef(openId)
  useEffect(() => {
    const before = last.current
    last.current = openId
    if (before !== openId) follow(list, before, openId)
  }, [list, openId])
}
