import {createContext, type ReactNode, use, useMemo, useState} from 'react'
import {createPortal} from 'react-dom'

type Held = {readonly place: HTMLElement | null; readonly setPlace: (place: HTMLElement | null) => void}

type Children = {readonly children?: ReactNode}

/**
 * A place of a layout that a part elsewhere fills: `Room` stands around both, `Place` where it is drawn, `Fill` where it
 * comes from. Without a room, as in most stories, `Fill` draws what it has where it stands.
 */
export function createSlot() {
  const Context = createContext<Held | null>(null)
  return {
    Room({children}: Children) {
      const [place, setPlace] = useState<HTMLElement | null>(null)
      return <Context value={useMemo(() => ({place, setPlace}), [place])}>{children}</Context>
    },
    Place: ({className}: {readonly className: string}) => <div ref={use(Context)?.setPlace} className={className} />,
    Fill({children}: Children) {
      const room = use(Context)
      if (!room) return children
      return room.place && createPortal(children, room.place)
    },
  }
}
