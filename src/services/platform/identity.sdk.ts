/** The parts of the official SDK that the product uses, in one chunk that holds nothing else. */
export {initializeApp} from 'firebase/app'
export {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
} from 'firebase/auth'
