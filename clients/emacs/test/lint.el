;;; lint.el --- Checks the package as Emacs and MELPA do  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; `cast-lint' runs checkdoc and, where it is installed, package-lint on the
;; files that are given.

;;; Code:

(require 'checkdoc)
(require 'package)

(defconst cast-lint--excused
  (regexp-opt '("uninstallable in all released Emacs versions" "Homepage or URL header"))
  "What package-lint says that isn't wrong.
Version 0.16 knows no Emacs after 27, and the project has no home page yet.")

(defun cast-lint--checkdoc (file)
  "What checkdoc has against FILE, as lines."
  (let (lines)
    (let ((checkdoc-create-error-function
           (lambda (text start _end &optional _unfixable)
             (push (format "%s:%d: %s" file (line-number-at-pos (or start 1)) text) lines)
             nil)))
      (checkdoc-file file))
    (nreverse lines)))

(defun cast-lint--package-lint (file)
  "What package-lint has against FILE, as lines."
  (if (not (require 'package-lint nil t))
      (ignore (message "passed over: package-lint of %s: it is not installed" file))
    (with-current-buffer (find-file-noselect file)
      (let ((package-lint-main-file (expand-file-name "cast.el")))
        (delq nil
              (mapcar (lambda (found)
                        (unless (string-match-p cast-lint--excused (nth 3 found))
                          (format "%s:%s: %s" file (car found) (nth 3 found))))
                      (package-lint-buffer)))))))

(defun cast-lint ()
  "Check the files of the command line; exit with 1 if something is wrong."
  (package-initialize)
  (let ((lines (mapcan (lambda (file) (append (cast-lint--checkdoc file) (cast-lint--package-lint file)))
                       command-line-args-left)))
    (dolist (line lines) (princ (concat line "\n")))
    (kill-emacs (if lines 1 0))))

(provide 'lint)
;;; lint.el ends here
