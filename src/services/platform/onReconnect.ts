/**
 * Milliseconds in which the server takes up a subscription: what is recorded meanwhile is in no reply of before and in no
 * event, so it is asked for once they are over.
 */
export const subscribedAfter = 1_000

/** Dispatched on the window once the socket stands and the server has taken up its subscriptions. */
const liveEvent = 'aristo:live'

/** Live news come from now on; what happened since the screens asked was told to nobody. */
export const markLive = (): boolean => dispatchEvent(new Event(liveEvent))

/**
 * Calls back when events may have been missed: the network is back, the tab is visible again, or the socket stands that
 * tells of them, the first one too. Returns the removal.
 */
export function onReconnect(onBack: () => void): () => void {
  const onSeen = () => {
    if (!document.hidden) onBack()
  }
  addEventListener('online', onBack)
  addEventListener(liveEvent, onBack)
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    removeEventListener('online', onBack)
    removeEventListener(liveEvent, onBack)
    document.removeEventListener('visibilitychange', onSeen)
  }
}
