// A picture that comes in on another screen: Scan opens with it. The scanner's screen is loaded for that.
import { goTo } from '../../router.js';

export const isPicture = (file: File) => file.type.startsWith('image/');

export async function scanFile(file: File): Promise<void> {
  const { scanSession } = await import('./scan-session.js');
  void scanSession.openFile(file);
  goTo('scan');
}
