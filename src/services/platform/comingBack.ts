/**
 * Calls back when news may have been missed: the network is back, or the tab is seen again. Returns the stop.
 */
export function watchComingBack(onBack: () => void): () => void {
  const onSeen = () => {
    if (!document.hidden) onBack()
  }
  addEventListener('online', onBack)
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    removeEventListener('online', onBack)
    document.removeEventListener('visibilitychange', onSeen)
  }
}
