/** The parts of the official SDK that change a password; they share the chunk of the identity provider. */
export {EmailAuthProvider, reauthenticateWithCredential, updatePassword} from 'firebase/auth'
