/** The part of the official SDK that reads remote configuration, in one chunk that holds nothing else. */
export {fetchAndActivate, getAll, getRemoteConfig} from 'firebase/remote-config'
