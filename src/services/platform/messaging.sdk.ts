/** The part of the official SDK that asks for a push token, in one chunk that holds nothing else. */
export {getMessaging, getToken} from 'firebase/messaging'
