// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides (tokens.css).
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be switched off: the system decides.
  }
})();
