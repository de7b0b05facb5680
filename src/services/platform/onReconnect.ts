/**
 * Calls back when events may have been missed: the network is back, or the tab is visible again. Returns the removal.
 */
export function onReconnect(onBack: () => void): () => void {
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
