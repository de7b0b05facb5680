/** The box in which a reader's pages scroll, as its page holds it. */
export type ReaderPlace = {
  readonly hold: (box: HTMLElement | null) => void
  /** Scrolls to a page (from 1) once the view has drawn what the machine knows. */
  readonly show: (page: number) => void
}

export function readerPlace(): ReaderPlace {
  let box: HTMLElement | null = null
  return {
    hold: (held) => {
      box = held
    },
    show: (page) =>
      void requestAnimationFrame(() => {
        const room = box?.querySelector<HTMLElement>(`[data-room="${page - 1}"]`)
        if (room) box?.scrollTo(0, room.offsetTop - 8)
      }),
  }
}
