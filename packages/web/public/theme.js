// Runs before the first paint, so that a chosen theme never flashes in the wrong colours.
(() => {
  try {
    const { theme, contrast, text } = JSON.parse(localStorage.getItem('crosshatch.settings') ?? '{}');
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (contrast === 'more') root.dataset.contrast = 'more';
    if (text === 'large') root.dataset.text = 'large';
  } catch {
    // No storage, or something else in it: the page starts with the system's colours.
  }
})();
