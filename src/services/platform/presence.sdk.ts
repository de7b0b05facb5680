/** The parts of the official SDK that presence uses, in one chunk that holds nothing else. */
export {
  getDatabase,
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  serverTimestamp,
  set,
} from 'firebase/database'
