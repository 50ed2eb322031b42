// A PostgreSQL of its own, for trying the cluster and for tests.
export { BINARY_ORIGINS, type Binaries, findBinaries } from './binaries.js';
export {
  type FolderOptions,
  type FolderState,
  folderState,
  startFolder,
  stopFolder,
} from './database-folder.js';
