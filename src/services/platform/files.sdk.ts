/** The parts of the official SDK that keep files, in one chunk that holds nothing else. */
export {connectStorageEmulator, deleteObject, getDownloadURL, getStorage, ref, uploadString} from 'firebase/storage'
