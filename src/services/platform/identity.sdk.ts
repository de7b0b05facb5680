/** The parts of the official SDK that the product uses, in one chunk that holds nothing else. */
export {initializeApp} from 'firebase/app'
export {
  applyActionCode,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth'
