/** The box in which a reader's pages scroll, as its page holds it. */
export type ReaderPlace = {
  readonly hold: (box: HTMLElement | null) => void
  /** Scrolls to a page (from 1) once the view has drawn what the machine knows. */
  readonly show: (page: number) => void
  /** The same for a page that holds a match: one that is drawn already brings the match into view by itself. */
  readonly approach: (page: number) => void
}

export function readerPlace(): ReaderPlace {
  let box: HTMLElement | null = null
  /** Whoever works with the reader's tools sees its pages too; a reader that opens by itself moves nothing. */
  const face = () => {
    if (box?.parentElement?.contains(document.activeElement)) box.scrollIntoView({block: 'nearest'})
  }
  const scroll = (page: number) => {
    face()
    const room = box?.querySelector<HTMLElement>(`[data-room="${page - 1}"]`)
    if (room) box?.scrollTo(0, room.offsetTop - 8)
  }
  return {
    hold: (held) => {
      box = held
    },
    show: (page) => void requestAnimationFrame(() => scroll(page)),
    approach: (page) =>
      void requestAnimationFrame(() => {
        if (box?.querySelector(`[data-page="${page}"][data-drawn]`)) face()
        else scroll(page)
      }),
  }
}
